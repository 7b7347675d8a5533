import { useEffect, useRef, useState } from 'react'
import type { Round } from '../contract.ts'
import { ballsOut } from './daub.ts'

/** Milliseconds that the last ball is shown before the round ends. */
const rest = 1_000

/**
 * Returns how many balls of a round are drawn. They follow the device's time from the answer on, so that the draw also
 * runs if the platform's clock is frozen.
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
