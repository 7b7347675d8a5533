/**
 * Creates a queue that runs tasks one after another. A failing task rejects for its own caller only. The queue calls
 * `settled` after each task and before the task's promise settles; an error thrown there reaches the caller instead.
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
