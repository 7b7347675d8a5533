import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useReducedMotion } from '#mock-server/vendors/page-kit/use-reduced-motion.ts'
import type { Round } from '../contract.ts'

const reelCount = 5
/** Milliseconds: the shortest roll, the gap between two stops, and the extra wait for a scatter that would pay. */
const pace = { roll: 750, gap: 170, suspense: 950 }
const turboPace = { roll: 200, gap: 50, suspense: 350 }
const hurriedGap = 35
/** Milliseconds after which a reel counts as landed: a hidden page receives no event for the end of an animation. */
const landedAtLatest = 1_500

interface LandingOptions {
  rolling: boolean
  /** The final symbols; undefined until the answer arrives. */
  target: Round['reels'] | undefined
  hurried: boolean
  turbo: boolean
  onStopped: () => void
}

const scattersBefore = (target: Round['reels'], reel: number) =>
  target.slice(0, reel).filter((window) => window.includes('scatter')).length

/** Stops the reels one after another from the left, or all at once under reduced motion. */
export function useLanding({ rolling, target, hurried, turbo, onStopped }: LandingOptions) {
  const still = useReducedMotion()
  const [landed, setLanded] = useState(reelCount)
  const [generation, setGeneration] = useState(0)
  const startedAt = useRef(0)
  const latest = useRef(onStopped)
  latest.current = onStopped
  const { roll, gap, suspense } = turbo ? turboPace : pace

  useLayoutEffect(() => {
    if (!rolling) return setLanded(reelCount)
    startedAt.current = performance.now()
    setLanded(0)
    setGeneration((last) => last + 1)
  }, [rolling])

  const tense = target !== undefined && landed < reelCount && scattersBefore(target, landed) >= 2
  useEffect(() => {
    if (!rolling || !target) return
    if (still) return latest.current()
    const wait = () => {
      if (landed === reelCount) return landedAtLatest
      if (hurried) return hurriedGap
      if (landed === 0) return roll - (performance.now() - startedAt.current)
      return tense ? suspense : gap
    }
    const next = () => (landed === reelCount ? latest.current() : setLanded(landed + 1))
    const timer = setTimeout(next, wait())
    return () => clearTimeout(timer)
  }, [rolling, target, still, landed, hurried, tense, roll, gap, suspense])

  return {
    of: (reel: number) => ({
      generation: still ? 0 : generation,
      rolling: rolling && !still && reel >= landed,
      tense: rolling && tense && reel === landed,
      onLanded: () => {
        if (rolling && landed === reelCount && reel === reelCount - 1) onStopped()
      },
    }),
  }
}
