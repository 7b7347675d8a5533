import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import styles from './marquee.module.css'

type MarqueeProps = {
  children: ReactNode
  /** `inline` runs along the line, `block` climbs; a climbing one needs a height from outside. */
  axis?: 'inline' | 'block'
  /** Pixels a second. */
  speed?: number
}

/**
 * Moves its content past, over and over, when there is more than fits. It pauses under a finger, a mouse and the
 * focus, and under reduced motion it stays still: there the content may be scrolled by hand.
 */
export function Marquee({ children, axis = 'inline', speed = 40 }: MarqueeProps) {
  const viewport = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const [held, setHeld] = useState(false)
  const travel = useTravel(viewport, content, axis)
  return (
    <div
      ref={viewport}
      className={styles.viewport}
      data-axis={axis}
      data-moving={travel > 0 ? '' : undefined}
      data-held={held ? '' : undefined}
      onTouchStart={() => setHeld(true)}
      onTouchEnd={() => setHeld(false)}
      onTouchCancel={() => setHeld(false)}
    >
      <div className={styles.track} style={{ '--seconds': `${travel / speed}s` }}>
        <div ref={content} className={styles.content}>
          {children}
        </div>
        {travel > 0 && (
          <div className={styles.copy} aria-hidden="true" inert>
            {children}
          </div>
        )}
      </div>
    </div>
  )
}

type Box = { current: HTMLElement | null }

/** The length of the content along the axis when it does not fit, else 0. */
function useTravel(viewport: Box, content: Box, axis: 'inline' | 'block') {
  const [travel, setTravel] = useState(0)
  useLayoutEffect(() => {
    const [room, filling] = [viewport.current, content.current]
    if (!room || !filling) return
    const side = axis === 'inline' ? 'offsetWidth' : 'offsetHeight'
    const measure = () => setTravel(filling[side] > room[side] ? filling[side] : 0)
    const observer = new ResizeObserver(measure)
    observer.observe(room)
    observer.observe(filling)
    return () => observer.disconnect()
  }, [viewport, content, axis])
  return travel
}
