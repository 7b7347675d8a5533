import { type Flag, flags } from '#merchant/flags.ts'
import { type MenuKey, menuKeys, moduleFlags, type OwnModule, ownModules } from '#merchant/modules.ts'

/** What a merchant has on. */
export interface Grants {
  flags: Readonly<Record<Flag, boolean>>
  menus: readonly MenuKey[]
  modules: Readonly<Record<OwnModule, boolean>>
}

const isIn = <Key extends string>(list: Readonly<Record<Key, unknown>>, name: string): name is Key =>
  Object.hasOwn(list, name)

/** Whether the merchant has a module: by its flag, by its menu key, or by a switch of its own. Others are there always. */
export function modulePermitted(module: string, grants: Grants): boolean {
  if (isIn(moduleFlags, module)) return grants.flags[moduleFlags[module]]
  if (isIn(flags, module)) return grants.flags[module]
  if (isIn(menuKeys, module)) return grants.menus.includes(module)
  return isIn(ownModules, module) ? grants.modules[module] : true
}
