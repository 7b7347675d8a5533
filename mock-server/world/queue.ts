/**
 * Runs tasks one after another. A task that fails fails its own caller and nobody behind it. `settled` is called after
 * each, before its caller hears of it; what it throws the caller hears instead.
 */
export function createQueue(settled: () => void = () => undefined) {
  let last: Promise<unknown> = Promise.resolve()
  return <T>(task: () => Promise<T>): Promise<T> => {
    const turn = last.then(async () => {
      try {
        return await task()
      } finally {
        settled()
      }
    })
    last = turn.catch(() => undefined)
    return turn
  }
}
