import { inLanguage } from '#contract/localised.ts'
import { service } from '#contract/service.ts'
import { system } from '#contract/system.ts'
import countries from '#fixtures/countries/countries.json' with { type: 'json' }
import { publicKey } from '#mock-server/core/decrypt.ts'
import { implement } from '#mock-server/core/implement.ts'
import { maintenanceIn } from '#mock-server/core/maintenance.ts'
import { validationRules } from '#mock-server/platform/accounts/rules/validation-rules.ts'
import { registerSettings } from '#mock-server/platform/accounts/state/register-settings.ts'
import { helpTopic } from '#mock-server/platform/messages/rules/help-topic.ts'
import { helpTopicsOf } from '#mock-server/platform/messages/state/help-topics.ts'
import { keyedPromotions } from '#mock-server/platform/promotions/state/keyed-promotions.ts'
import { languageOf } from '#mock-server/texts/language-of.ts'
import { textsOf } from '#mock-server/texts/texts-of.ts'
import { domainsOf, merchantInfo, serviceEntries, servicePaths, signInOf, whitelabelOf } from './merchant-settings.ts'
import { pathKey } from './sealed-path.ts'

const countryName = textsOf('countries')

export const systemEndpoints = implement(system, {
  status({ input, world }) {
    const { regionRestriction, ip } = world.settings()
    const maintenance = maintenanceIn(world, input.language)
    return { info: merchantInfo(world), location: { ip }, maintenance, regionRestriction }
  },
  registerSettings: ({ world }) => registerSettings(world),
  validationSettings: () => validationRules,
  settingsConsolidated: ({ world, request }) => ({
    encryption: publicKey,
    paths: pathKey(world),
    promotions: keyedPromotions(world),
    feedback: world.settings().feedbackWords,
    signIn: signInOf(world, request),
  }),
})

export const serviceEndpoints = implement(service, {
  helpCenter({ input, world }) {
    const { emptyContent, flags } = world.settings()
    const topics = emptyContent ? [] : helpTopicsOf(world, flags.SAFERPLAY3)
    return topics.map((topic) => helpTopic(topic, languageOf(input.lang)))
  },
  domainRoute: ({ world }) => ({ mainDomain: world.merchant().domain, domains: domainsOf(world) }),
  whitelabel: ({ world }) => whitelabelOf(world),
  country({ input }) {
    const language = languageOf(input.language)
    return countries.map(({ code, dialingCode }) => ({
      code,
      dialingCode,
      name: inLanguage(countryName(code), language),
    }))
  },
  templateSettings: ({ world }) => world.settings().templates,
  customerService: ({ world }) => serviceEntries(world),
  onlineService: () => ({ version: { pathList: servicePaths } }),
})
