import type { ComponentType, RefObject } from 'react'

/** The state of a `Rail`, and how to step. */
export type Slides = {
  rail: (element: HTMLElement | null) => void
  page: number
  count: number
  /** The last slide worth mounting: the current one, and the next one once the player has touched the rail. */
  reach: number
  /** Whether the first slide follows the last. */
  loop: boolean
  step: (by: 1 | -1) => void
  onScroll: () => void
  /** Rotates the slides; undefined until swiper is loaded. */
  Rotation: ComponentType<RotationProps> | undefined
}

export type RotationProps = {
  slides: Slides
  /** The carousel, which pauses while it is touched, hovered, focused or not visible. */
  frame: RefObject<HTMLElement | null>
  ms: number
}

/** Swiper at work on a rail. */
export type Driver = Pick<Slides, 'step'> & {
  /** Returns to the first slide without animation. */
  reset: () => void
  Rotation: ComponentType<RotationProps>
}
