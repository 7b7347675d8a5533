/** Every flag of a merchant with its default. */
export const flags = {
  USERNAMEREG3: true,
  MOBILENUMREG3: false,
  REGMOBVERF3: false,
  MOBILENUMPASSREG3: false,
  MOBILEVERCODELOGIN3: false,
  FACEBOOKLOGIN3: false,
  GOOGLELOGIN3: false,
  LINELOGIN3: false,
  TWITTERLOGIN3: false,
  CBS3: false,
  AGENTPOLICY3: false,
  GAMEINFO3: false,
  OPENTERMS3: false,
  PLAINOFFER3: false,
  LAUNCHNOTICE3: false,
  SAFERPLAY3: false,
  WITHDRAWCANCEL3: false,
} as const satisfies Record<string, boolean>

export type Flag = keyof typeof flags

export const flagNames = Object.keys(flags) as Flag[]

/** The merchant's own settings over the defaults. */
export function resolveFlags(overrides: Partial<Record<Flag, boolean>>): Record<Flag, boolean> {
  const resolved = flagNames.map((name) => [name, overrides[name] ?? flags[name]])
  return Object.fromEntries(resolved)
}
