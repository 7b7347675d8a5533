import { type Flag, flags } from '#merchant/flags.ts'
import { type MenuKey, menuKeys, moduleFlags, type OwnModule, ownModules } from '#merchant/modules.ts'

/** The flags, menu keys and modules that a merchant has switched on. */
export interface Grants {
  flags: Readonly<Record<Flag, boolean>>
  menus: readonly MenuKey[]
  modules: Readonly<Record<OwnModule, boolean>>
}

const isIn = <Key extends string>(list: Readonly<Record<Key, unknown>>, name: string): name is Key =>
  Object.hasOwn(list, name)

/** Returns true if the merchant has a module, by its flag, menu key or own switch. Unknown modules are permitted. */
export function modulePermitted(module: string, grants: Grants): boolean {
  if (isIn(moduleFlags, module)) return grants.flags[moduleFlags[module]]
  if (isIn(flags, module)) return grants.flags[module]
  if (isIn(menuKeys, module)) return grants.menus.includes(module)
  return isIn(ownModules, module) ? grants.modules[module] : true
}
