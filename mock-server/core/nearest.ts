import { distance } from 'fastest-levenshtein'

const resultCount = 3
/** Compares only this many characters, because anyone may send a long path. */
const comparedLength = 200

/** Returns the most similar known paths, nearest first, with the number of letters to change. */
export const nearestPaths = (known: Iterable<string>, path: string): { path: string; far: number }[] =>
  [...known]
    .map((one) => ({ path: one, far: distance(one.toLowerCase(), path.toLowerCase().slice(0, comparedLength)) }))
    .toSorted((a, b) => a.far - b.far)
    .slice(0, resultCount)
