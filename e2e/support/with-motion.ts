/** The context of a person who has not asked for less motion, for journeys about what moves, and for those of a whole game. */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const
