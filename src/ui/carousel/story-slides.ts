import { fn } from 'storybook/test'
import type { Slides } from './slides.ts'

/** Returns the state of a rail that does not move, for stories of the parts beside it. */
export const storySlides = (state: Partial<Slides> = {}): Slides => ({
  rail: () => undefined,
  page: 0,
  count: 3,
  reach: 0,
  loop: false,
  step: fn(),
  onScroll: () => undefined,
  Rotation: undefined,
  ...state,
})
