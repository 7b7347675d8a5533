import type { ReactNode } from 'react'
import { classes } from '../look/classes.ts'
import styles from './rail.module.css'
import type { Slides } from './slides.ts'

type RailProps = {
  slides: Slides
  className?: string
  /** Each child is one slide with the class `swiper-slide`. */
  children: ReactNode
}

/** Shows a row of slides, each as wide as the row. It scrolls natively until swiper takes over. */
export function Rail({ slides: { rail, onScroll }, className, children }: RailProps) {
  return (
    <div ref={rail} className={classes(styles.rail, className)} onScroll={onScroll}>
      <div className={classes(styles.track, 'swiper-wrapper')}>{children}</div>
    </div>
  )
}
