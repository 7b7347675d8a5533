import { createChance } from '#mock-server/values/chance.ts'

/** The key of the persona's session, whose token the scenario page hands to the app. */
export const personaKey = (seed: string): string => createChance(seed).hex(32, 'persona')
