/** Every flag of a merchant: its default and a sentence about what it turns on. */
export const flags = {
  USERNAMEREG3: { default: true, about: 'Registration by username and password.' },
  MOBILENUMREG3: { default: false, about: 'Registration by mobile number.' },
  REGMOBVERF3: { default: false, about: 'A mobile number is proved by an SMS code at registration.' },
  MOBILENUMPASSREG3: { default: false, about: 'Registration by mobile number also asks for a password.' },
  MOBILEVERCODELOGIN3: { default: false, about: 'Login by mobile number and SMS code.' },
  FACEBOOKLOGIN3: { default: false, about: 'Sign-in with Facebook.' },
  GOOGLELOGIN3: { default: false, about: 'Sign-in with Google.' },
  LINELOGIN3: { default: false, about: 'Sign-in with Line.' },
  TWITTERLOGIN3: { default: false, about: 'Sign-in with Twitter.' },
  CBS3: { default: false, about: 'Live chat with customer service.' },
  AGENTPOLICY3: { default: false, about: 'Agent contracts apply to members.' },
} as const satisfies Record<string, { default: boolean; about: string }>

export type Flag = keyof typeof flags

export const flagNames = Object.keys(flags) as Flag[]

/** The merchant's own settings over the defaults. */
export function resolveFlags(overrides: Partial<Record<Flag, boolean>>): Record<Flag, boolean> {
  const resolved = flagNames.map((name) => [name, overrides[name] ?? flags[name].default])
  return Object.fromEntries(resolved)
}
