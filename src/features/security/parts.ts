export const overviewAddress = '/m/securityCenter'

/** The screens of the security centre below its overview. */
export const parts = ['password', 'mobile', 'email', 'questions', 'payment', 'forgotten', 'payee', 'cards'] as const
export type Part = (typeof parts)[number]

export const partAddress = (part: Part): string => `${overviewAddress}?${new URLSearchParams({ part })}`

/** Returns the part that an address's query names; undefined for the overview. */
export function partOf(search: string): Part | undefined {
  const wanted = new URLSearchParams(search).get('part')
  return parts.find((part) => part === wanted)
}
