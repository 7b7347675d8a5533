/** An event as it is kept: its number grows by one from event to event. */
export interface Kept<Event> {
  number: number
  event: Event
}

/** The last `limit` events of something, for whoever watches it now or comes back to it. */
export function createEventLog<Event>(limit: number) {
  let kept: Kept<Event>[] = []
  let last = 0
  const waiting = new Set<() => void>()

  return {
    /** The number of the newest event; 0 before the first. */
    last: () => last,
    tell(event: Event) {
      last += 1
      kept.push({ number: last, event })
      if (kept.length > limit * 2) kept = kept.slice(-limit)
      for (const wake of waiting) wake()
    },
    /** The events after a number, the oldest first, and whether some before them are forgotten. */
    after(number: number): { events: Kept<Event>[]; missed: boolean } {
      const oldest = Math.max(last - limit, last - kept.length) + 1
      return { events: kept.slice(kept.length - (last - Math.max(number, oldest - 1))), missed: number + 1 < oldest }
    },
    /** Until there is an event after a number, or the milliseconds of the host's time are over, or it is woken. */
    async wait(number: number, milliseconds: number, woken?: AbortSignal): Promise<void> {
      if (last > number || woken?.aborted) return
      await new Promise<void>((done) => {
        const wake = () => {
          clearTimeout(timer)
          waiting.delete(wake)
          woken?.removeEventListener('abort', wake)
          done()
        }
        const timer = setTimeout(wake, milliseconds)
        waiting.add(wake)
        woken?.addEventListener('abort', wake)
      })
    },
  }
}

export type EventLog<Event> = ReturnType<typeof createEventLog<Event>>
