/** Returns the account that the input of a call names; undefined if it names none. */
export function namedAccount(input: unknown): string | undefined {
  const named = typeof input === 'object' && input !== null && 'username' in input ? input.username : undefined
  return typeof named === 'string' ? named : undefined
}
