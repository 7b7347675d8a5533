import { useEffect, useRef } from 'react'

/** Calls back before every frame that is drawn, for as long as the part is there. */
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
