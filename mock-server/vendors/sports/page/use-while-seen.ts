import { useEffect, useRef } from 'react'

/** Repeats an action while the page is visible, `pace` milliseconds after each completion. A new `key` restarts it. */
export function useWhileSeen(action: () => Promise<void>, pace: number, key: string): void {
  const latest = useRef(action)
  latest.current = action

  // biome-ignore lint/correctness/useExhaustiveDependencies: another key restarts the polling
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
