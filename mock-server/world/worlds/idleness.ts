import { minute } from '#contract/time-units.ts'

const rememberedLimit = 500

interface IdlenessOptions {
  /** Milliseconds after which an unused world is idle. */
  idleAfter: number
  /** The host's time. */
  now: () => number
  /** The name of a world that is never idle. */
  exempt: string
}

/**
 * Creates a record of when each world was last used, and which unused ones were dropped. It uses no timer. Instants are
 * milliseconds of the host's time.
 */
export function createIdleness({ idleAfter, now, exempt }: IdlenessOptions) {
  const usedAt = new Map<string, number>()
  const dropped = new Map<string, number>()
  let sweptAt = now()

  const dropAt = (name: string): number | null =>
    name === exempt || idleAfter === Number.POSITIVE_INFINITY ? null : (usedAt.get(name) ?? now()) + idleAfter

  return {
    use(name: string): void {
      // Moves the name to the end, so that the map stays in the order of use.
      usedAt.delete(name)
      usedAt.set(name, now())
    },
    /** Returns the least recently used world among those that may be dropped, or undefined. */
    leastRecentlyUsed: (mayDrop: (name: string) => boolean): string | undefined =>
      [...usedAt.keys()].find((name) => name !== exempt && mayDrop(name)),
    dropAt,
    isIdle(name: string): boolean {
      const at = dropAt(name)
      return at !== null && at <= now()
    },
    /** Returns true at most once a minute: then it is time to check all worlds, of which there may be many. */
    isSweepDue(): boolean {
      if (now() < sweptAt + minute) return false
      sweptAt = now()
      return true
    },
    forget(name: string): void {
      usedAt.delete(name)
      dropped.delete(name)
    },
    noteDrop(name: string): void {
      usedAt.delete(name)
      dropped.set(name, now())
      const [oldest] = dropped.keys()
      if (dropped.size > rememberedLimit && oldest !== undefined) dropped.delete(oldest)
    },
    droppedAt: (name: string): number | undefined => dropped.get(name),
  }
}
