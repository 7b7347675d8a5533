import { useEffect, useRef } from 'react'
import { isNearBottom, waitForNext } from './load-more.ts'

/** Calls `load` while `ready` and the page's bottom is near, at most once a second. */
export function useLoadMore({ ready, load }: { ready: boolean; load: () => void }) {
  const lastAt = useRef(Number.NEGATIVE_INFINITY)
  const latest = useRef(load)
  useEffect(() => {
    latest.current = load
  })

  useEffect(() => {
    if (!ready) return
    let timer: ReturnType<typeof setTimeout> | undefined

    function loadNext() {
      lastAt.current = performance.now()
      latest.current()
    }
    function loadIfNear() {
      if (timer !== undefined || !isNearBottom(document.documentElement)) return
      timer = setTimeout(loadNext, waitForNext(lastAt.current, performance.now()))
    }

    // It calls back at once and whenever the page's height changes, each time after the layout.
    const heights = new ResizeObserver(loadIfNear)
    heights.observe(document.body)
    const off = new AbortController()
    addEventListener('scroll', loadIfNear, { passive: true, signal: off.signal })
    addEventListener('resize', loadIfNear, { passive: true, signal: off.signal })
    return () => {
      clearTimeout(timer)
      heights.disconnect()
      off.abort()
    }
  }, [ready])
}
