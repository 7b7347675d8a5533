import type { World } from '#mock-server/world/worlds/world.ts'
import type { Member } from './implement.ts'

/** Returns the member with an account name, in any case. */
export const memberByAccount = (world: World, account: string): Member | undefined =>
  world.tables.members.by('account', account.toLowerCase())[0]

/** Returns the member with a mobile number (dialling code and number, digits only). */
export const memberByMobile = (world: World, mobile: string): Member | undefined =>
  world.tables.members.by('mobile', mobile)[0]

/** Returns the member with an e-mail address, in any case. */
export const memberByEmail = (world: World, email: string): Member | undefined =>
  world.tables.members.by('email', email.toLowerCase())[0]

/** Returns the member of an account of the third-party sign-in. */
export const memberByIdentity = (world: World, identity: string): Member | undefined =>
  world.tables.members.by('identity', identity)[0]
