import { useEffect, useRef, useState } from 'react'
import type { Round } from '../contract.ts'
import { ballsOut } from './daub.ts'

/** How long the last ball is looked at before the round is over, in milliseconds. */
const rest = 1_000

/**
 * How many balls of a round are out. They come at the pace of this page from the instant of the answer on, so that they
 * come though the platform's clock stands still.
 */
export function useDraw(round: Round | undefined, drawing: boolean, onEnd: () => void): number {
  const [received, setReceived] = useState({ round, at: performance.now() })
  const [out, setOut] = useState(0)
  const latest = useRef(onEnd)
  latest.current = onEnd
  if (received.round?.roundId !== round?.roundId) {
    setReceived({ round, at: performance.now() })
    setOut(round ? ballsOut(round, round.now) : 0)
  }

  useEffect(() => {
    const { round: drawn, at } = received
    if (!drawn || !drawing) return
    const timer = setInterval(() => setOut(ballsOut(drawn, drawn.now + performance.now() - at)), 100)
    return () => clearInterval(timer)
  }, [received, drawing])

  const count = round?.balls.length ?? 0
  const isOver = drawing && count > 0 && out >= count
  useEffect(() => {
    if (!isOver) return
    const timer = setTimeout(() => latest.current(), rest)
    return () => clearTimeout(timer)
  }, [isOver])

  return round && !drawing ? count : out
}
