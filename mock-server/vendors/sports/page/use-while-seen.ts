import { useEffect, useRef } from 'react'

/**
 * Does something at once and then again and again, some milliseconds after it was done, for as long as the page is looked
 * at. Another `key` begins anew.
 */
export function useWhileSeen(action: () => Promise<void>, pace: number, key: string): void {
  const latest = useRef(action)
  latest.current = action

  // biome-ignore lint/correctness/useExhaustiveDependencies: another key is another thing to look at
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let active = true
    async function act() {
      clearTimeout(timer)
      if (document.hidden) return
      await latest.current()
      if (active) timer = setTimeout(act, pace)
    }
    act()
    document.addEventListener('visibilitychange', act)
    return () => {
      active = false
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', act)
    }
  }, [pace, key])
}
