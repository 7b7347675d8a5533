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
export type Country = z.infer<typeof Country>

const ServiceEntry = z.object({
  csType: z.enum(['WHATSAPP', 'LIVECHAT']),
  /** A compact JWE with the path key of `settingsConsolidated`; it contains an address, or a path of the app. */
  path: z.string(),
})

/** The documents of the user agreement, in the order in which it shows them. */
export const agreementDocuments = ['terms', 'privacy'] as const

const HelpDocument = z.enum([...agreementDocuments, 'limits', 'helpline'])
export type HelpDocument = z.infer<typeof HelpDocument>

const HelpArticle = z.object({
  /** The name by which the app links to this article, such as a document of the user agreement. */
  document: z.optional(HelpDocument),
  title: z.string(),
  /** HTML: sanitise before showing. */
  content: z.string(),
})

export const HelpTopic = z.extend(HelpArticle, { children: z.array(HelpArticle) })
export type HelpTopic = z.infer<typeof HelpTopic>

/** The system's calls of single pages, separate from those that every start of the app loads. */
export const service = resource('system', {
  helpCenter: {
    method: 'GET',
    path: '/wps/system/helpCenter',
    summary: 'The help centre: topics with their articles, in display order.',
    access: 'none',
    cacheable: true,
    module: 'COMM3',
    query: z.object({ device: z.literal('MOBILE'), lang: LanguageCode }),
    response: z.array(HelpTopic),
    errors: [],
  },
  domainRoute: {
    method: 'GET',
    path: '/wps/system/domainRoute',
    summary: 'The merchant’s domains, each with its affiliate.',
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
    cacheable: true,
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
    summary: 'The contacts of customer service, with encrypted paths.',
    access: 'none',
    response: z.array(ServiceEntry),
    errors: [],
  },
  onlineService: {
    method: 'GET',
    path: '/wps/system/onlineService',
    summary: 'The path of the online service for each gateway.',
    access: 'none',
    response: z.object({ version: z.object({ pathList: z.array(ServicePath) }) }),
    errors: [],
  },
})
