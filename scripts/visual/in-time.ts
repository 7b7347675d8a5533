/** A step of a picture that takes longer fails, in milliseconds: far more than any needs on a busy machine. */
const patience = 120_000

/**
 * Returns what a step ends with. A step that does not end in time fails with its name. The page's own timers may be stopped
 * or its process hang, so the time is that of Node.
 */
export async function inTime<Value>(step: string, work: Promise<Value>, limit = patience): Promise<Value> {
  let timer: NodeJS.Timeout | undefined
  const overdue = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${step}: not finished after ${limit} ms`)), limit)
  })
  try {
    return await Promise.race([work, overdue])
  } catch (cause) {
    const { message } = cause as Error
    throw message.startsWith(`${step}: `) ? cause : new Error(`${step}: ${message}`, { cause })
  } finally {
    clearTimeout(timer)
  }
}
