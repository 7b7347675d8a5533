import type { ReactRenderer } from '@storybook/react-vite'
import type { StoryContext } from 'storybook/internal/types'
import { startTime, stopTime } from './clock.ts'
import { rest } from './rest.ts'

type Context = Pick<StoryContext<ReactRenderer>, 'globals'>

const isStill = ({ globals }: Context) => globals.still === 'yes'

/** A layer that moved keeps the fractions of a pixel it was drawn at, so nothing may move on its way to rest. */
const stillStyle = `*, *::before, *::after, ::backdrop {
  caret-color: transparent !important;
  transition: none !important;
  scroll-behavior: auto !important;
}`

const look = document.head.appendChild(document.createElement('style'))

/** Before each story: the conditions under which it renders the same picture every time, if pictures are taken. */
export function beStill(context: Context): void {
  look.textContent = isStill(context) ? stillStyle : ''
}

/** After each story and its play function: waits until it is at rest, if pictures are taken. */
export async function comeToRest(context: Context): Promise<void> {
  if (isStill(context)) await rest()
}

/** Before the story's world opens: stops the page's time, or lets it go on. */
export function setTime(context: Context): void {
  if (isStill(context)) stopTime()
  else startTime()
}
