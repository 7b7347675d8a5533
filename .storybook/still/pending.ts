const open = new Set<object>()

/** Notes that the page has begun something that will change it. Returns what ends it. */
export function begin(): () => void {
  const work = {}
  open.add(work)
  return () => void open.delete(work)
}

/** Follows a piece of work to its end, whether it succeeds or fails. */
export function follow<Value>(work: Promise<Value>): Promise<Value> {
  const end = begin()
  work.then(end, end)
  return work
}

/** Returns whether anything that the page has begun is not at its end. */
export const isPending = (): boolean => open.size > 0

/** Forgets what the story before has left open. */
export const forgetPending = (): void => open.clear()
