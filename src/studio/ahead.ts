/** The changes of a world's values by the person that the host has not confirmed, counted by world and value. */
const changes = new Map<string, number>()

const idOf = (world: string, value: string) => `${world} ${value}`

/** Returns whether the page knows a value of a world better than the host, whose answers about it are older. */
export const isAhead = (world: string, value: string): boolean => changes.has(idOf(world, value))

/** Notes that a change of a value begins. */
export function goAhead(world: string, value: 'merchant' | 'axes'): void {
  const id = idOf(world, value)
  changes.set(id, (changes.get(id) ?? 0) + 1)
}

/** Notes that the host has taken or refused a change of a value. */
export function comeBack(world: string, value: 'merchant' | 'axes'): void {
  const id = idOf(world, value)
  const left = (changes.get(id) ?? 0) - 1
  if (left > 0) changes.set(id, left)
  else changes.delete(id)
}
