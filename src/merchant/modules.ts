import { recordOf } from '#contract/record-of.ts'
import type { Flag } from './flags.ts'

/** The permission keys of a merchant's menu, with a sentence about what each lets a member open. */
export const menuKeys = {
  MANPLAYREB3: 'Cash back that a member claims by hand.',
  TRANSBETREPMEM3: "The record of a member's bets.",
  TRANSREC3: "The record of the movements of a member's account.",
  SECPRIV: 'The security centre.',
  DEPRECM3: "The record of a member's deposits.",
  PERSREP: "A member's profit and loss.",
  MAILCEN: 'The mail centre: reading and writing letters.',
} as const satisfies Record<string, string>

export type MenuKey = keyof typeof menuKeys
export const menuKeyNames = Object.keys(menuKeys) as MenuKey[]

/** Modules with a flag of their own, on by default, with a sentence about the purpose of each. */
export const ownModules = {
  FREEPLAY3: 'Trial accounts.',
  VALID_CAPTCHA3: 'Captcha pictures.',
  CHNGPASSVERIF3: 'Setting a forgotten password by an SMS code.',
  COMM3: "What all may ask: vendors, the help centre, agents' contract requests.",
  INBOX3: "A member's letters.",
  PROFPIC3: 'Head icons.',
  AFFMAN3: "Affiliates' figures.",
} as const satisfies Record<string, string>

export type OwnModule = keyof typeof ownModules
export const ownModuleNames = Object.keys(ownModules) as OwnModule[]

/** Flags of another name than their module's. */
export const moduleFlags = { REGISTER_REE3: 'USERNAMEREG3' } as const satisfies Record<string, Flag>

/** Overrides defaults with the merchant's own choice. */
export const resolveModules = (overrides: Partial<Record<OwnModule, boolean>>): Record<OwnModule, boolean> =>
  recordOf(ownModuleNames, (name) => overrides[name] ?? true)
