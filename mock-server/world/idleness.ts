const rememberedLimit = 500
const minute = 60_000

interface IdlenessOptions {
  /** Milliseconds after which a world that nobody uses is idle. */
  idleAfter: number
  /** The host's time. */
  now: () => number
  /** Never idle. */
  exempt: string
}

/** Knows when each world was used, and which were dropped for want of use. Nothing here is a timer. */
export function createIdleness({ idleAfter, now, exempt }: IdlenessOptions) {
  const usedAt = new Map<string, number>()
  const dropped = new Map<string, number>()
  let lookedAt = now()

  const dropAt = (name: string): number | null =>
    name === exempt || idleAfter === Number.POSITIVE_INFINITY ? null : (usedAt.get(name) ?? now()) + idleAfter

  return {
    use(name: string): void {
      // Put last, so that the map is in the order of use.
      usedAt.delete(name)
      usedAt.set(name, now())
    },
    /** The world unused for longest of those that may be dropped, if there is one. */
    unusedLongest: (mayDrop: (name: string) => boolean): string | undefined =>
      [...usedAt.keys()].find((name) => name !== exempt && mayDrop(name)),
    dropAt,
    isIdle(name: string): boolean {
      const at = dropAt(name)
      return at !== null && at <= now()
    },
    /** Whether it is time to look at all worlds again: at most once a minute, since there may be many. */
    mayLook(): boolean {
      if (now() < lookedAt + minute) return false
      lookedAt = now()
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
