import * as z from 'zod/mini'
import { LanguageCode } from './primitives.ts'
import { resource } from './resource.ts'

export const registerFieldNames = [
  'paymentPassword',
  'idNumber',
  'qqNum',
  'facebook',
  'wechat',
  'line',
  'whatsapp',
  'zalo',
  'email',
  'nickname',
  'payeeName',
  'mobileNum',
  'recommenderId',
  'affiliateCode',
] as const
export type RegisterFieldName = (typeof registerFieldNames)[number]

const FieldRule = z.object({ enabled: z.boolean(), required: z.boolean() })

const RegisterSettings = z.object({
  fields: z.record(z.enum(registerFieldNames), FieldRule),
  captcha: z.object({ enabled: z.boolean() }),
})
export type RegisterSettings = z.infer<typeof RegisterSettings>

/** `pattern` is a regular expression the whole value must match; `text` the key of the message when it does not. */
const ValidationRule = z.object({ pattern: z.string(), text: z.string(), maximum: z.int() })
export type ValidationRule = z.infer<typeof ValidationRule>

const EncryptionKey = z.object({
  keyId: z.string(),
  algorithm: z.literal('RSA-OAEP-256'),
  encryption: z.literal('A256GCM'),
  jwk: z.object({ kty: z.literal('RSA'), n: z.string(), e: z.string() }),
})

export const Status = z.object({
  info: z.object({
    customerService: z.string(),
    domainRoute: z.string(),
    mobileTemplate: z.object({ mem_cen: z.string(), dep_func: z.string() }),
    paths: z.array(z.string()),
    register: RegisterSettings,
    /** `brand` is the merchant's own description, read by the schema in `merchant/`. */
    resources: z.object({
      brand: z.unknown(),
      downloads: z.array(z.object({ resourceType: z.string(), url: z.string() })),
    }),
    whitelabel: z.object({ flags: z.record(z.string(), z.boolean()), menus: z.array(z.string()) }),
    mainDomain: z.string(),
    imageCDNs: z.array(z.string()),
  }),
  location: z.object({ ip: z.string() }),
  maintenance: z.nullable(z.object({ message: z.string(), endsAt: z.nullable(z.int()) })),
  regionRestriction: z.boolean(),
})
export type Status = z.infer<typeof Status>

const HelpArticle = z.object({
  title: z.string(),
  /** HTML: sanitise before showing. */
  content: z.string(),
})

export const HelpTopic = z.extend(HelpArticle, { children: z.array(HelpArticle) })
export type HelpTopic = z.infer<typeof HelpTopic>

export const system = resource('system', {
  status: {
    method: 'GET',
    path: '/wps/system/status',
    summary: 'The merchant’s settings and whether the platform is open to the caller.',
    access: 'none',
    always: true,
    query: z.object({ language: z.optional(LanguageCode) }),
    response: Status,
    errors: [],
  },
  registerSettings: {
    method: 'GET',
    path: '/wps/system/setting/register',
    summary: 'Which registration fields are shown and required.',
    access: 'none',
    response: RegisterSettings,
    errors: [],
  },
  validationSettings: {
    method: 'GET',
    path: '/wps/system/setting/validation',
    summary: 'The rules for what a person types, by rule name.',
    access: 'none',
    response: z.record(z.string(), ValidationRule),
    errors: [],
  },
  settingsConsolidated: {
    method: 'GET',
    path: '/wps/system/settings/consolidated',
    summary: 'The key for encrypted bodies, and the promotions that are on.',
    access: 'none',
    response: z.object({
      encryption: EncryptionKey,
      promotions: z.object({
        APP_DOWNLOAD: z.object({ enabled: z.boolean() }),
        REFERRAL: z.object({ enabled: z.boolean() }),
      }),
    }),
    errors: [],
  },
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
})
