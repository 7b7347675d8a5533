import { type Flag, flags } from '#merchant/flags.ts'

/** Permission modules that a merchant grants through its menu. */
const menuKeys = ['MANPLAYREB3', 'TRANSBETREPMEM3', 'TRANSREC3', 'SECPRIV', 'DEPRECM3', 'PERSREP', 'MAILCEN'] as const

const registrationByUsername = 'REGISTER_REE3'

interface Grants {
  flags: Readonly<Record<Flag, boolean>>
  menus: readonly string[]
}

const isFlag = (module: string): module is Flag => module in flags

/** Whether the merchant has a module: its flag is on, its menu key granted; any other module is always there. */
export function modulePermitted(module: string, grants: Grants): boolean {
  if (module === registrationByUsername) return grants.flags.USERNAMEREG3
  if (isFlag(module)) return grants.flags[module]
  if ((menuKeys as readonly string[]).includes(module)) return grants.menus.includes(module)
  return true
}
