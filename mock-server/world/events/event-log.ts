/** A stored event. Numbers increase by one from event to event. */
export interface Kept<Event> {
  number: number
  event: Event
}

/** Creates a log of the last `limit` events, for watchers that follow it or reconnect. */
export function createEventLog<Event>(limit: number) {
  let kept: Kept<Event>[] = []
  let last = 0
  const waiting = new Set<() => void>()

  return {
    /** The number of the newest event; 0 before the first. */
    last: () => last,
    publish(event: Event) {
      last += 1
      kept.push({ number: last, event })
      if (kept.length > limit * 2) kept = kept.slice(-limit)
      for (const wake of waiting) wake()
    },
    /** Returns the events after a number, oldest first; `missed` is true if older ones among them are lost. */
    after(number: number): { events: Kept<Event>[]; missed: boolean } {
      const oldest = Math.max(last - limit, last - kept.length) + 1
      return { events: kept.slice(kept.length - (last - Math.max(number, oldest - 1))), missed: number + 1 < oldest }
    },
    /** Waits until there is an event after a number, the milliseconds of the host's time pass, or `woken` aborts. */
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
