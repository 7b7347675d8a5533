import { gameListAddress } from './game-list-address.ts'

/** The areas with a screen of their own. */
const screens: ReadonlyMap<string, string> = new Map([
  ['RNG', '/m/slotsCenter'],
  ['SPORTS', '/m/sportsGame'],
  ['ELOTT', '/m/lottery'],
])

/** Returns the address of an area's own screen, or of its list. */
export const areaAddress = (area: string): string => screens.get(area) ?? gameListAddress(area)
