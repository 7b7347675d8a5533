/** Continues in a task of its own, so that the browser can paint and answer a press before. */
export const nextTask = (): Promise<void> =>
  'scheduler' in globalThis && 'yield' in scheduler ? scheduler.yield() : new Promise((resolve) => setTimeout(resolve))
