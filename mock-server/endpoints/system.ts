import { system } from '#contract/system.ts'
import { helpTopics } from '#fixtures/help/help-topics.ts'
import { Brand } from '#merchant/merchant.ts'
import { publicKey } from '../core/decrypt.ts'
import { implement } from '../core/implement.ts'
import { validationRules } from '../domain/validation-rules.ts'
import { downloadLinks } from '../downloads/downloads.ts'
import { gameLanguage } from './game-view.ts'
import { helpTopic } from './help-topic.ts'
import { keyedPromotions } from './keyed-promotions.ts'
import { registerSettings } from './register-settings.ts'

export const systemEndpoints = implement(system, {
  status({ world }) {
    const { flags, maintenance, regionRestriction, ip } = world.settings()
    const merchant = world.merchant()
    return {
      info: {
        customerService: '',
        domainRoute: '',
        mobileTemplate: merchant.templates,
        paths: [],
        register: registerSettings(world),
        resources: {
          brand: Brand.parse(merchant),
          downloads: downloadLinks(merchant.code),
        },
        whitelabel: { flags, menus: merchant.menus },
        mainDomain: '',
        imageCDNs: [],
      },
      location: { ip },
      maintenance,
      regionRestriction,
    }
  },
  registerSettings: ({ world }) => registerSettings(world),
  validationSettings: () => validationRules,
  settingsConsolidated: ({ world }) => ({
    encryption: publicKey,
    promotions: keyedPromotions(world),
  }),
  helpCenter: ({ input, world }) =>
    (world.settings().emptyContent ? [] : helpTopics).map((topic) => helpTopic(topic, gameLanguage(input.lang))),
})
