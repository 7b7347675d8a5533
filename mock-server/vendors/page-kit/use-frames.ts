import { useEffect, useRef } from 'react'

/** Calls `onFrame` before every frame while the component is mounted. */
export function useFrames(onFrame: () => void): void {
  const latest = useRef(onFrame)
  latest.current = onFrame
  useEffect(() => {
    let frame = 0
    const run = () => {
      latest.current()
      frame = requestAnimationFrame(run)
    }
    run()
    return () => cancelAnimationFrame(frame)
  }, [])
}
