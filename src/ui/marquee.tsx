import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import styles from './marquee.module.css'

/** Pixels a second. */
const speed = 40

type MarqueeProps = {
  children: ReactNode
}

/**
 * Moves its content past, over and over, when there is more than fits. It pauses under a finger, a mouse and the
 * focus, and under reduced motion it stays still, cut short by an ellipsis: let it lead to where all of it stands.
 */
export function Marquee({ children }: MarqueeProps) {
  const viewport = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const [held, setHeld] = useState(false)
  const travel = useTravel(viewport, content)
  return (
    <div
      ref={viewport}
      className={styles.viewport}
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

/** The width of the content when it does not fit, else 0. */
function useTravel(viewport: Box, content: Box) {
  const [travel, setTravel] = useState(0)
  useLayoutEffect(() => {
    const [room, filling] = [viewport.current, content.current]
    if (!room || !filling) return
    const measure = () => setTravel(filling.scrollWidth > room.clientWidth ? filling.scrollWidth : 0)
    const observer = new ResizeObserver(measure)
    observer.observe(room)
    observer.observe(filling)
    return () => observer.disconnect()
  }, [viewport, content])
  return travel
}
