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
  /** The permission keys that the menu grants; a patch replaces all of them. */
  menus: z.array(z.enum(menuKeyNames as [MenuKey, ...MenuKey[]])),
  registerCaptcha: z.strictObject({ enabled: z.boolean() }),
}

/** A merchant's switches. They start with the merchant's values and can change while the platform runs. */
export const switches = {
  flags: z.record(FlagName, z.boolean()),
  modules: z.record(ModuleName, z.boolean()),
  promotions: z.strictObject(promotions),
  templates: z.strictObject(templates),
  registerFields: z.record(FieldName, FieldRule),
  ...whole,
} as const

/** A change of any flags. */
export const FlagsPatch = z.partialRecord(FlagName, z.boolean())

/** A change of any switches; omitted ones keep their value. */
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

/** Returns the switches of a merchant. */
export const switchesOf = (merchant: Merchant): Switches => ({
  flags: resolveFlags(merchant.flags),
  modules: resolveModules(merchant.modules ?? {}),
  promotions: merchant.promotions,
  templates: merchant.templates,
  registerFields: merchant.registerFields,
  menus: merchant.menus,
  registerCaptcha: merchant.registerCaptcha,
})

/** Returns switches with a patch merged over them. */
export const overlaySwitches = (base: Switches, patch: Patch): Switches => ({
  flags: { ...base.flags, ...patch.flags },
  modules: { ...base.modules, ...patch.modules },
  promotions: { ...base.promotions, ...patch.promotions },
  templates: { ...base.templates, ...patch.templates },
  registerFields: { ...base.registerFields, ...patch.registerFields },
  menus: patch.menus ?? base.menus,
  registerCaptcha: patch.registerCaptcha ?? base.registerCaptcha,
})

/** Returns whether the switches in force stay: a world's own merchant replaces them only if its file changes them. */
export const keepsSwitches = (now: Merchant, next: Merchant, own: unknown): boolean =>
  now === next || (Boolean(own) && JSON.stringify(switchesOf(now)) === JSON.stringify(switchesOf(next)))
