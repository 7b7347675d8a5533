import { create } from 'zustand'
import type { Merchant } from '#merchant/merchant.ts'
import { useChoices } from '../choices.ts'
import { sentenceOf } from '../sentence-of.ts'
import { changeSettings } from '../settings/take-settings.ts'
import { highlight } from './highlight.ts'
import { type Moment, returnTo, takeMoment } from './moments.ts'
import { beginStep, endStep, pace } from './play-step.ts'
import { preparePlatform, tourWorld } from './prepare-platform.ts'
import { setAside, takeBack } from './set-aside.ts'
import { addShown } from './shown.ts'
import { stepsOf, type Tour } from './tour.ts'

interface Player {
  tour?: Tour
  index: number
  /** `busy` while a step begins or ends, `here` while it is shown. */
  state: 'busy' | 'here' | 'done' | 'failed'
  /** Plays by itself. */
  playing: boolean
  problem?: string
  beganAt: number
}

export const usePlayer = create<Player>()((): Player => ({ index: 0, state: 'busy', playing: false, beganAt: 0 }))

let run = 0
let moments: Moment[] = []
let unmark = () => {}
let stepBegan = 0
/** On the way to a step: those before it are done, not shown. */
let passing = false

const set = usePlayer.setState
const now = usePlayer.getState

function fail(problem: unknown, own: number): void {
  if (own !== run) return
  set({ state: 'failed', playing: false, problem: sentenceOf(problem) })
}

function leaveStep(): void {
  unmark()
  unmark = () => {}
  const { tour, index } = now()
  const step = tour && stepsOf(tour)[index]
  if (tour && step && stepBegan > 0 && !passing)
    addShown({
      at: stepBegan,
      tour: tour.name,
      step: step.id,
      seconds: Math.round((Date.now() - stepBegan) / 100) / 10,
    })
  stepBegan = 0
}

/** Shows a step: takes the moment before it, does what begins it, and highlights its target. */
async function enter(index: number): Promise<void> {
  const own = ++run
  const ended = () => own !== run
  const { tour } = now()
  const step = tour && stepsOf(tour)[index]
  if (!step) return
  set({ index, state: 'busy', problem: undefined })
  try {
    moments[index] = await takeMoment(tourWorld)
    const target = await beginStep(step, ended)
    if (ended()) return
    const stopMarking = highlight(target)
    const onPress = ({ target: pressed }: Event) => {
      if (step.press && pressed instanceof Object && target.contains(pressed as Node)) void next(true)
    }
    target.ownerDocument.addEventListener('click', onPress, true)
    unmark = () => {
      stopMarking()
      target.ownerDocument.removeEventListener('click', onPress, true)
    }
    stepBegan = Date.now()
    set({ state: 'here' })
    if (now().playing) playOn(own)
  } catch (problem) {
    fail(problem, own)
  }
}

const playOn = (own: number) =>
  setTimeout(() => {
    if (own === run && now().playing) void next()
  }, pace.ms)

/** Ends the step, by the person's own press or for them, and shows the next one. */
export async function next(pressed = false): Promise<void> {
  const { tour, index, state } = now()
  const step = tour && stepsOf(tour)[index]
  if (!tour || !step || state !== 'here') return
  const own = ++run
  leaveStep()
  set({ state: 'busy' })
  try {
    await endStep(step, pressed, () => own !== run)
    if (own !== run) return
    if (index + 1 < stepsOf(tour).length) await enter(index + 1)
    else set({ state: 'done', playing: false })
  } catch (problem) {
    fail(problem, own)
  }
}

/** Does the steps before a later one. */
async function passTo(index: number): Promise<void> {
  passing = true
  while (now().index < index && now().state === 'here') await next()
  passing = false
}

/**
 * Returns the step that opened the page of a later one. No moment keeps what was typed on a page, so that a return begins
 * there.
 */
function stepThatOpened(index: number): number {
  const { tour } = now()
  const steps = tour ? stepsOf(tour) : []
  const pagesOf = (at: number) => moments[at]?.phones.map(({ page }) => page).join(' ')
  let at = index
  while (at > 0 && steps[at]?.open === undefined) {
    const opened = steps[at - 1]?.open !== undefined
    if (!opened && pagesOf(at - 1) !== pagesOf(at)) break
    at -= 1
  }
  return at
}

/** Returns to the state before a step that was shown, and shows it again. */
async function goBackTo(index: number): Promise<void> {
  const start = stepThatOpened(index)
  const moment = moments[start]
  if (!moment) return
  const own = ++run
  leaveStep()
  set({ state: 'busy' })
  try {
    await returnTo(tourWorld, moment)
  } catch (problem) {
    return fail(problem, own)
  }
  await enter(start)
  await passTo(index)
}

export const back = (): Promise<void> => goBackTo(Math.max(0, now().index - (now().state === 'done' ? 0 : 1)))
export const again = (): Promise<void> => goBackTo(now().index)

/** Shows any step: an earlier one from its moment, a later one by doing the steps before it. */
export async function jumpTo(index: number): Promise<void> {
  if (index <= now().index) return goBackTo(index)
  leaveStep()
  set({ playing: false })
  await passTo(index)
}

export function play(playing: boolean): void {
  set({ playing })
  if (playing && now().state === 'here') playOn(run)
}

interface Start {
  merchant?: string
  /** An edited merchant instead of the shipped one. */
  brand?: Merchant
  flags?: Readonly<Record<string, boolean>>
  playing?: boolean
}

/** Starts a tour in a new world with phones of its own. */
export async function startTour(tour: Tour, { merchant, brand, flags, playing = false }: Start = {}): Promise<void> {
  const own = ++run
  leaveStep()
  moments = []
  setAside()
  set({ tour, index: 0, state: 'busy', playing, problem: undefined, beganAt: Date.now() })
  try {
    await preparePlatform({ ...tour, merchant: merchant ?? tour.merchant })
    if (brand) await changeSettings(tourWorld, { brand })
    if (flags) await changeSettings(tourWorld, { flags })
    useChoices.setState({ scenarios: false, panels: false })
    if (own === run) await enter(0)
  } catch (problem) {
    fail(problem, own)
  }
}

/** Ends the tour and returns to the phones that were there before it. */
export function endTour(): void {
  run += 1
  leaveStep()
  set({ tour: undefined, playing: false })
  takeBack()
}
