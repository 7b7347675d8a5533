import { service } from '#contract/service.ts'
import { system } from '#contract/system.ts'
import countries from '#fixtures/countries/countries.json' with { type: 'json' }
import { helpTopics } from '#fixtures/help/help-topics.ts'
import { publicKey } from '../core/decrypt.ts'
import { implement } from '../core/implement.ts'
import { maintenanceIn } from '../core/maintenance.ts'
import { validationRules } from '../domain/validation-rules.ts'
import { gameLanguage } from './game-view.ts'
import { helpTopic } from './help-topic.ts'
import { keyedPromotions } from './keyed-promotions.ts'
import { domainsOf, merchantInfo, serviceEntries, servicePaths, whitelabelOf } from './merchant-settings.ts'
import { registerSettings } from './register-settings.ts'
import { pathKey } from './sealed-path.ts'

export const systemEndpoints = implement(system, {
  status({ input, world }) {
    const { regionRestriction, ip } = world.settings()
    const maintenance = maintenanceIn(world, input.language)
    return { info: merchantInfo(world), location: { ip }, maintenance, regionRestriction }
  },
  registerSettings: ({ world }) => registerSettings(world),
  validationSettings: () => validationRules,
  settingsConsolidated: ({ world }) => ({
    encryption: publicKey,
    paths: pathKey(world),
    promotions: keyedPromotions(world),
  }),
})

export const serviceEndpoints = implement(service, {
  helpCenter: ({ input, world }) =>
    (world.settings().emptyContent ? [] : helpTopics).map((topic) => helpTopic(topic, gameLanguage(input.lang))),
  domainRoute: ({ world }) => ({ mainDomain: world.merchant().domain, domains: domainsOf(world) }),
  whitelabel: ({ world }) => whitelabelOf(world),
  country({ input }) {
    const language = gameLanguage(input.language ?? 'KO')
    return countries.map(({ code, dialingCode, name }) => ({ code, dialingCode, name: name[language] }))
  },
  templateSettings: ({ world }) => world.settings().templates,
  customerService: ({ world }) => serviceEntries(world),
  onlineService: () => ({ version: { pathList: servicePaths } }),
})
