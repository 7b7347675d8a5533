import { readToken } from '#mock-server/world/token.ts'

/** The key of the row that a token stands for. @throws Error for a token of another world. */
export function keyOf(world: { name: string }, token = ''): string {
  const read = readToken(world, token)
  if ('key' in read) return read.key
  throw new Error(`${token} belongs to the world ${read.otherWorld}`)
}
