import * as z from 'zod/mini'

/** Home's parts in their usual order. */
export const homePartNames = [
  'notice',
  'banner',
  'winner',
  'games',
  'recent',
  'winners',
  'download',
  'payments',
  'providers',
] as const
export type HomePart = (typeof homePartNames)[number]

const HomePart = z.enum(homePartNames, {
  error: ({ code, input }) =>
    code === 'invalid_value'
      ? `Home has no part "${String(input)}". Available: ${homePartNames.join(', ')}`
      : undefined,
})

const isAmong = (some: readonly HomePart[]) => (part: HomePart) => some.includes(part)
/** A part that files could name before they could name the others. */
const isFormer = isAmong(['notice', 'banner', 'games'])
/** A part whose height depends on the person or the gateway, so that it comes after the games. */
const isLate = isAmong(['recent', 'download', 'payments', 'providers'])
/** The line of one winner, or the board of all. */
export const isOfWinners = isAmong(['winner', 'winners'])

/**
 * Returns home's parts up to the games, which the first screen begins with, and those below. Both are complete: the parts
 * before the games include a winner, and those whose height is not known early come after the games.
 */
export function splitHome(home: readonly HomePart[]): [first: HomePart[], rest: HomePart[]] {
  const parts = [...new Set(home)]
  const games = parts.indexOf('games')
  const isFirst = (part: HomePart) => !isLate(part) && (games < 0 || parts.indexOf(part) <= games)
  const first = parts.filter(isFirst)
  const rest = parts.filter((part) => !isFirst(part))
  if (first.some(isOfWinners)) return [first, rest]
  const place = first.indexOf('banner') + 1 || Math.max(first.indexOf('games'), 0)
  return [first.toSpliced(place, 0, 'winner'), rest.filter((part) => part !== 'winner')]
}

/** Adds the parts that a file could not name when there were only the former ones. */
const complete = (parts: readonly HomePart[]): readonly HomePart[] =>
  parts.every(isFormer) ? [...parts, ...homePartNames.filter((part) => !isFormer(part))] : parts

/** The order of home's parts below the header and above the footer. Reading it completes it. */
export const HomeParts = z.array(HomePart).check(z.overwrite((parts) => splitHome(complete(parts)).flat()))
