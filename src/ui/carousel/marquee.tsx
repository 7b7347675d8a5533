import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import styles from './marquee.module.css'

/** Pixels per second. */
const speed = 40
/** The width of both faded edges in the style sheet, in pixels. */
const edges = 32

type MarqueeProps = {
  children: ReactNode
  paused?: boolean
  /** Called when the content starts to move, or stops because it fits. */
  onMoves?: (moves: boolean) => void
}

/**
 * Scrolls its content repeatedly if it does not fit. It pauses on touch, hover and focus. With reduced motion it stays
 * still and ends with an ellipsis, so it should link to the whole text.
 */
export function Marquee({ children, paused = false, onMoves }: MarqueeProps) {
  const viewport = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const [held, setHeld] = useState(false)
  const travel = useTravel(viewport, content)
  const moves = travel > 0
  useLayoutEffect(() => onMoves?.(moves), [moves, onMoves])
  return (
    <div
      ref={viewport}
      className={styles.viewport}
      data-moving={moves ? '' : undefined}
      data-held={held || paused ? '' : undefined}
      onTouchStart={() => setHeld(true)}
      onTouchEnd={() => setHeld(false)}
      onTouchCancel={() => setHeld(false)}
    >
      <div className={styles.track} style={{ '--seconds': `${travel / speed}s` }}>
        <div ref={content} className={styles.content}>
          {children}
        </div>
        {moves && (
          <div className={styles.copy} aria-hidden="true" inert>
            {children}
          </div>
        )}
      </div>
    </div>
  )
}

type Box = { current: HTMLElement | null }

/** Returns the width of the content if it does not fit between the faded edges, else 0. */
function useTravel(viewport: Box, content: Box) {
  const [travel, setTravel] = useState(0)
  useLayoutEffect(() => {
    const [room, filling] = [viewport.current, content.current]
    if (!room || !filling) return
    const measure = () => setTravel(filling.scrollWidth > room.clientWidth - edges ? filling.scrollWidth : 0)
    // Before the paint, which would otherwise show a text that is cut.
    const observer = new ResizeObserver(() => flushSync(measure))
    observer.observe(room)
    observer.observe(filling)
    return () => observer.disconnect()
  }, [viewport, content])
  return travel
}
