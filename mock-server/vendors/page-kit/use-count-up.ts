import { useEffect, useRef, useState } from 'react'
import { useReducedMotion } from './use-reduced-motion.ts'

const easeOut = (part: number) => 1 - (1 - part) ** 3

/** Animates a number to `target`, or jumps to it if the duration is 0 or motion is reduced. */
export function useCountUp(target: number, duration: number): number {
  const still = useReducedMotion() || duration === 0
  const [shown, setShown] = useState(target)
  const latest = useRef(target)

  useEffect(() => {
    const from = latest.current
    const show = (value: number) => {
      latest.current = value
      setShown(value)
    }
    if (still || from === target) return show(target)
    let frame = 0
    const begin = performance.now()
    const tick = (now: number) => {
      const part = Math.min(1, Math.max(0, now - begin) / duration)
      show(part === 1 ? target : from + Math.round((target - from) * easeOut(part)))
      if (part < 1) frame = requestAnimationFrame(tick)
    }
    frame = requestAnimationFrame(tick)
    return () => cancelAnimationFrame(frame)
  }, [target, duration, still])

  return still ? target : shown
}
