import { distance } from 'fastest-levenshtein'

const told = 3
/** A path that anyone may send is compared no further. */
const compared = 200

/** The known paths that are least unlike one, the nearest first, with the number of letters to change. */
export const nearestPaths = (known: Iterable<string>, path: string): { path: string; far: number }[] =>
  [...known]
    .map((one) => ({ path: one, far: distance(one.toLowerCase(), path.toLowerCase().slice(0, compared)) }))
    .toSorted((a, b) => a.far - b.far)
    .slice(0, told)
