import * as z from 'zod/mini'
import { LanguageCode } from './primitives.ts'
import { resource } from './resource.ts'
import { Domain, ServicePath, Templates, Whitelabel } from './system.ts'

const Country = z.object({
  /** ISO 3166-1 alpha-2. */
  code: z.string(),
  /** Digits, without a plus. */
  dialingCode: z.string(),
  name: z.string(),
})

const ServiceEntry = z.object({
  csType: z.enum(['WHATSAPP', 'LIVECHAT']),
  /** A compact JWE under the path key of `settingsConsolidated`; inside is an address, or a path of the app. */
  path: z.string(),
})

const HelpArticle = z.object({
  title: z.string(),
  /** HTML: sanitise before showing. */
  content: z.string(),
})

export const HelpTopic = z.extend(HelpArticle, { children: z.array(HelpArticle) })
export type HelpTopic = z.infer<typeof HelpTopic>

/** What of the system a page asks for by itself; it stands apart from what every start of the app loads. */
export const service = resource('system', {
  helpCenter: {
    method: 'GET',
    path: '/wps/system/helpCenter',
    summary: 'The help centre: topics and the articles under each, in the order to show them.',
    access: 'none',
    module: 'COMM3',
    query: z.object({ device: z.literal('MOBILE'), lang: LanguageCode }),
    response: z.array(HelpTopic),
    errors: [],
  },
  domainRoute: {
    method: 'GET',
    path: '/wps/system/domainRoute',
    summary: 'The domains the merchant is found at, and the affiliate each belongs to.',
    access: 'none',
    response: z.object({ mainDomain: z.string(), domains: z.array(Domain) }),
    errors: [],
  },
  whitelabel: {
    method: 'GET',
    path: '/wps/system/whitelabel',
    summary: 'The flags, menu keys and modules that the merchant has on and off.',
    access: 'none',
    response: Whitelabel,
    errors: [],
  },
  country: {
    method: 'GET',
    path: '/wps/system/country',
    summary: 'Every country with its dialling code, by its ISO code.',
    access: 'none',
    query: z.object({ language: z.optional(LanguageCode) }),
    response: z.array(Country),
    errors: [],
  },
  templateSettings: {
    method: 'GET',
    path: '/wps/system/settings/template',
    summary: 'The versions of the member centre and of the deposit page.',
    access: 'none',
    query: z.object({ device: z.optional(z.literal('MOBILE')) }),
    response: Templates,
    errors: [],
  },
  customerService: {
    method: 'GET',
    path: '/wps/system/customerService',
    summary: 'The ways to customer service, their paths encrypted.',
    access: 'none',
    response: z.array(ServiceEntry),
    errors: [],
  },
  onlineService: {
    method: 'GET',
    path: '/wps/system/onlineService',
    summary: 'Where the online service stands for each gateway.',
    access: 'none',
    response: z.object({ version: z.object({ pathList: z.array(ServicePath) }) }),
    errors: [],
  },
})
