const property = (value: unknown, key: string): unknown => {
  if (Array.isArray(value)) return value.at(Number(key))
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined
}

const parameterOf = (address: unknown, name: string) =>
  new URL(String(address), 'http://localhost').searchParams.get(name) ?? undefined

/**
 * Returns the part of an answer at a path, or undefined: `content.0.id`, `content.-1.id` for the last of a list,
 * `content.game_url?token` for a parameter of an address. The empty path returns the whole answer.
 */
export function partOf(answer: unknown, path: string): unknown {
  const [keys = '', parameter] = path.split('?')
  const found = keys === '' ? answer : keys.split('.').reduce<unknown>(property, answer)
  return parameter === undefined ? found : parameterOf(found, parameter)
}
