import { createPlatform, type Platform } from './platform.ts'

/** The member's balance at first, in major units. */
export const openingBalance = 1_284_500

/** Creates a platform with a signed-in member who has money, bank cards and a payment password. */
export const createFundedPlatform = (changes: Parameters<typeof createPlatform>[0] = {}) =>
  createPlatform({ signedIn: 'haedal_92', ...changes })

export const session = ({ token }: Pick<Platform, 'token'>) => ({ token })
