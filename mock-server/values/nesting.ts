/** The most levels of objects and lists in JSON from outside. Deeper values would exhaust the stack of what reads them. */
export const mostLevels = 100

/** The parts of a path that a message names. */
const mostNamed = 8

interface Place {
  value: object
  key: string
  above: Place | undefined
}

const placesIn = (above: Place): Place[] =>
  Object.entries(above.value).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null ? [{ value, key, above }] : [],
  )

function pathOf(place: Place): string[] {
  const path: string[] = []
  for (let at = place; at.above; at = at.above) path.unshift(at.key)
  return path.slice(0, mostNamed)
}

/** Returns the path, shortened, of the first value that is nested too deep; undefined if there is none. */
export function tooDeep(value: unknown): string[] | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  let level: Place[] = [{ value, key: '', above: undefined }]
  for (let depth = 1; level.length > 0; depth += 1) {
    if (depth > mostLevels && level[0]) return pathOf(level[0])
    level = level.flatMap(placesIn)
  }
  return undefined
}
