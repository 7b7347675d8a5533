// React keeps the page's `performance` of the moment at which it loads, which must be the browser's.
import 'react-dom/client'
import type { ReactRenderer } from '@storybook/react-vite'
import type { StoryContext } from 'storybook/internal/types'
import { startTime, stopTime } from './clock.ts'
import { followCodes } from './codes.ts'
import { follow, forgetPending } from './pending.ts'
import { followPictures, forgetPictures, lostAddresses } from './pictures.ts'
import { followRequests, forgetRequests } from './requests.ts'
import { moveOnWhenStuck, rest } from './rest.ts'
import { seeWholePage } from './sight.ts'

declare global {
  var followModule: typeof follow | undefined
  /** Waits until the current story has settled; for pictures, after a change of the window's size. */
  var restStory: typeof rest | undefined
  /** Returns the pictures of the story on show that did not load, unless it means that. */
  var lostPictures: (() => string[]) | undefined
}

type Context = Pick<StoryContext<ReactRenderer>, 'globals' | 'parameters' | 'playFunction'>

const isStill = ({ globals }: Context) => globals.still === 'yes'

/** A layer that moved keeps the fractions of a pixel it was drawn at, so nothing may move while it settles. */
const still = `
  caret-color: transparent !important;
  content-visibility: visible !important;
  transition: none !important;
  scroll-behavior: auto !important;`
/** While a story plays, its animations end at once, and say so. Until then they stay at their first step. */
const brief = `${still}
  animation-delay: 0s !important;
  animation-timing-function: step-end !important;
  animation-duration: 1ms !important;
  animation-iteration-count: 1 !important;`
const without = `${still}
  animation: none !important;`

const look = document.head.appendChild(document.createElement('style'))
const lay = (rules: string) => {
  look.textContent = rules && `*, *::before, *::after, ::backdrop {${rules}\n}`
}

let leaveClock = () => {}
let isFollowing = false

/** Before the story's world opens: stops the page's time at an instant, or restarts it. */
export function setTime(context: Context, at: string): void {
  leaveClock()
  const wanted = isStill(context)
  seeWholePage(wanted)
  lay(wanted ? brief : '')
  globalThis.lostPictures = context.parameters.losesPictures ? undefined : lostAddresses
  if (wanted) beginAtRest(at, context)
  else startTime()
}

function beginAtRest(at: string, { parameters }: Context): void {
  followAll()
  forgetRequests()
  forgetPending()
  forgetPictures()
  stopTime(at, { byFrames: parameters.byFrames })
}

/** Before each story: its play function may wait for time to pass, so the clock advances when the page is quiet. */
export function beStill(context: Context): void {
  if (isStill(context) && context.playFunction) leaveClock = moveOnWhenStuck()
}

/** After each story and its play function: waits until it has settled, if pictures are taken. */
export async function comeToRest(context: Context): Promise<void> {
  leaveClock()
  if (!isStill(context)) return
  lay(without)
  await rest()
}

/** Follows what the page asks, fetches and encrypts, from the first settled story on. */
function followAll(): void {
  if (isFollowing) return
  isFollowing = true
  globalThis.followModule = follow
  globalThis.restStory = rest
  followRequests()
  followCodes()
  followPictures()
}
