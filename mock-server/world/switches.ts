import * as z from 'zod/mini'
import { registerFieldNames } from '#contract/system.ts'
import { type Flag, flagNames, resolveFlags } from '#merchant/flags.ts'
import type { Merchant } from '#merchant/merchant.ts'
import { type MenuKey, menuKeyNames, type OwnModule, ownModuleNames, resolveModules } from '#merchant/modules.ts'

const FlagName = z.enum(flagNames as [Flag, ...Flag[]])
const ModuleName = z.enum(ownModuleNames as [OwnModule, ...OwnModule[]])
const FieldName = z.enum(registerFieldNames)
const FieldRule = z.strictObject({ enabled: z.boolean(), required: z.boolean() })

const promotions = { APP_DOWNLOAD: z.boolean(), REFERRAL: z.boolean() }
const templates = { mem_cen: z.enum(['0', '1']), dep_func: z.enum(['0', '1']) }
const whole = {
  /** The permission keys that the menu grants; a patch gives them all. */
  menus: z.array(z.enum(menuKeyNames as [MenuKey, ...MenuKey[]])),
  registerCaptcha: z.strictObject({ enabled: z.boolean() }),
}

/** What a merchant has on and off. Each begins as the merchant's own and may be switched while the platform runs. */
export const switches = {
  flags: z.record(FlagName, z.boolean()),
  modules: z.record(ModuleName, z.boolean()),
  promotions: z.strictObject(promotions),
  templates: z.strictObject(templates),
  registerFields: z.record(FieldName, FieldRule),
  ...whole,
} as const

export const FlagsPatch = z.partialRecord(FlagName, z.boolean())

/** Any of them; within one, what is not named stays as it is. */
export const switchesPatch = {
  flags: z.optional(FlagsPatch),
  modules: z.optional(z.partialRecord(ModuleName, z.boolean())),
  promotions: z.optional(z.partial(z.strictObject(promotions))),
  templates: z.optional(z.partial(z.strictObject(templates))),
  registerFields: z.optional(z.partialRecord(FieldName, FieldRule)),
  menus: z.optional(whole.menus),
  registerCaptcha: z.optional(whole.registerCaptcha),
} as const

type Switches = { [Name in keyof typeof switches]: z.output<(typeof switches)[Name]> }
type Patch = { [Name in keyof typeof switchesPatch]?: z.output<(typeof switchesPatch)[Name]> }

export const switchesOf = (merchant: Merchant): Switches => ({
  flags: resolveFlags(merchant.flags),
  modules: resolveModules(merchant.modules ?? {}),
  promotions: merchant.promotions,
  templates: merchant.templates,
  registerFields: merchant.registerFields,
  menus: merchant.menus,
  registerCaptcha: merchant.registerCaptcha,
})

export const overlaySwitches = (base: Switches, patch: Patch): Switches => ({
  flags: { ...base.flags, ...patch.flags },
  modules: { ...base.modules, ...patch.modules },
  promotions: { ...base.promotions, ...patch.promotions },
  templates: { ...base.templates, ...patch.templates },
  registerFields: { ...base.registerFields, ...patch.registerFields },
  menus: patch.menus ?? base.menus,
  registerCaptcha: patch.registerCaptcha ?? base.registerCaptcha,
})
