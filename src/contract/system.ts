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

/** `pattern` is a regular expression that the whole value must match; `text` is the key of the error message. */
const ValidationRule = z.object({ pattern: z.string(), text: z.string(), maximum: z.int() })
export type ValidationRule = z.infer<typeof ValidationRule>

const EncryptionKey = z.object({
  keyId: z.string(),
  algorithm: z.literal('RSA-OAEP-256'),
  encryption: z.literal('A256GCM'),
  jwk: z.object({ kty: z.literal('RSA'), n: z.string(), e: z.string() }),
})

/** The symmetric key of encrypted paths. It hides paths from clients that only collect answers. */
const PathKey = z.object({
  keyId: z.string(),
  algorithm: z.literal('dir'),
  encryption: z.literal('A256GCM'),
  jwk: z.object({ kty: z.literal('oct'), k: z.string() }),
})

/** `1` is the new template, `0` the base one. */
const TemplateVersion = z.enum(['0', '1'])
export const Templates = z.object({ mem_cen: TemplateVersion, dep_func: TemplateVersion })

export const Domain = z.object({
  domain: z.string(),
  kind: z.enum(['main', 'backup', 'affiliate']),
  /** The affiliate code of registrations on this domain; empty on the merchant's own domains. */
  affiliateCode: z.string(),
})

/** `type` is the gateway: '1' web, '3' mobile. */
export const ServicePath = z.object({ type: z.enum(['1', '3']), path: z.string() })

export const Whitelabel = z.object({
  flags: z.record(z.string(), z.boolean()),
  /** The permission keys that the menu grants. */
  menus: z.array(z.string()),
  /** Modules with a switch of their own. */
  modules: z.record(z.string(), z.boolean()),
})

export const Status = z.object({
  info: z.object({
    /** The contact of customer service while the app is closed; empty if there is none. */
    customerService: z.string(),
    domainRoute: z.array(Domain),
    mobileTemplate: Templates,
    paths: z.array(ServicePath),
    register: RegisterSettings,
    /** `brand` is the merchant's own description; the schema in `merchant/` parses it. */
    resources: z.object({
      brand: z.unknown(),
      downloads: z.array(z.object({ resourceType: z.string(), url: z.string() })),
    }),
    whitelabel: Whitelabel,
    mainDomain: z.string(),
    /** Address prefixes for pictures. */
    imageCDNs: z.array(z.string()),
  }),
  location: z.object({ ip: z.string() }),
  maintenance: z.nullable(z.object({ message: z.string(), endsAt: z.nullable(z.int()) })),
  regionRestriction: z.boolean(),
})
export type Status = z.infer<typeof Status>

export const system = resource('system', {
  status: {
    method: 'GET',
    path: '/wps/system/status',
    summary: 'The merchant’s settings, and the status of the platform for the caller.',
    access: 'none',
    cacheable: true,
    always: true,
    query: z.object({ language: z.optional(LanguageCode) }),
    response: Status,
    errors: [],
  },
  registerSettings: {
    method: 'GET',
    path: '/wps/system/setting/register',
    summary: 'The shown and the required registration fields.',
    access: 'none',
    cacheable: true,
    response: RegisterSettings,
    errors: [],
  },
  validationSettings: {
    method: 'GET',
    path: '/wps/system/setting/validation',
    summary: 'The validation rules for form fields, by rule name.',
    access: 'none',
    cacheable: true,
    response: z.record(z.string(), ValidationRule),
    errors: [],
  },
  settingsConsolidated: {
    method: 'GET',
    path: '/wps/system/settings/consolidated',
    summary:
      'The keys for encrypted bodies and paths, the promotions that are on, the limits of feedback, and the third-party sign-in.',
    access: 'none',
    response: z.object({
      encryption: EncryptionKey,
      paths: PathKey,
      promotions: z.object({
        APP_DOWNLOAD: z.object({ enabled: z.boolean() }),
        REFERRAL: z.object({ enabled: z.boolean() }),
      }),
      /** The number of words that feedback may have; a gateway that names none takes any. */
      feedback: z._default(z.object({ minimum: z.int(), maximum: z.int() }), { minimum: 1, maximum: 1_000 }),
      /** The page of the third-party sign-in, and whether it also verifies mobile numbers; absent if there is none. */
      signIn: z.optional(z.object({ page: z.string(), sms: z.boolean() })),
    }),
    errors: [],
  },
})
