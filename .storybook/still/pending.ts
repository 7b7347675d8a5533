const open = new Set<object>()

/** Follows a piece of work that will change the page to its end, whether it succeeds or fails. */
export function follow<Value>(work: Promise<Value>): Promise<Value> {
  const item = {}
  const end = () => void open.delete(item)
  open.add(item)
  work.then(end, end)
  return work
}

/** Returns whether anything that the page has begun is not at its end. */
export const isPending = (): boolean => open.size > 0

/** Forgets what the story before has left open. */
export const forgetPending = (): void => open.clear()
