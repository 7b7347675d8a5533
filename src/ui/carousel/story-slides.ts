import { fn } from 'storybook/test'
import type { Slides } from './slides.ts'

/** Returns the state of a rail that stands still, for stories of what is beside it. */
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
