import { readToken } from '#mock-server/world/worlds/token.ts'

/** Returns the key of a token's row. @throws Error for a token of another world. */
export function keyOf(world: { name: string }, token = ''): string {
  const read = readToken(world, token)
  if ('key' in read) return read.key
  throw new Error(`The token ${token} belongs to the world ${read.otherWorld}.`)
}
