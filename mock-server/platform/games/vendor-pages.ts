import type { Category } from '#fixtures/games/vendors.ts'

/** The vendor page for the games of each category. */
export const gamePages: Readonly<Record<Category, string>> = {
  RNG: 'slot.html',
  CRASH: 'crash.html',
  FISH: 'fish.html',
  SPORTS: 'sports.html',
  LIVE: 'live.html',
  BINGO: 'bingo.html',
  PVP: 'pvp.html',
  ELOTT: 'lottery.html',
}
