import { createChance } from '#mock-server/values/chance.ts'

/** Returns the key of the persona's session, whose token the scenario page passes to the app. */
export const personaKey = (seed: string): string => createChance(seed).hex(32, 'persona')
