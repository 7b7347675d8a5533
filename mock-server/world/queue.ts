/** Runs tasks one after another. A task that fails fails its own caller and nobody behind it. */
export function createQueue() {
  let last: Promise<unknown> = Promise.resolve()
  return <T>(task: () => Promise<T>): Promise<T> => {
    const turn = last.then(task, task)
    last = turn.catch(() => undefined)
    return turn
  }
}
