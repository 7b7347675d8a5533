import { create } from 'zustand'
import { stored } from '#contract/stored.ts'
import type { Merchant } from '#merchant/merchant.ts'
import { calls } from '../api/calls.ts'
import { send } from '../api/send.ts'
import { useChoices } from '../choices.ts'
import { type Phone, phonesIn, usePhones } from '../phones/phones.ts'
import { lookAgainIn, readEntry, restartPhones, writeEntry } from '../phones/reach.ts'
import { moveClock } from '../queries.ts'
import { changeSettings } from '../settings/take-settings.ts'
import { signInOn } from '../worlds.ts'
import { appTexts, gameTexts } from './app-texts.ts'
import { findTarget } from './find-target.ts'
import { highlight } from './highlight.ts'
import { type Moment, returnTo, takeMoment } from './moments.ts'
import { appOf, openPage, pause, pressInGame, typeInto, waitFor } from './phone-reach.ts'
import { setAside, takeBack } from './set-aside.ts'
import { addShown } from './shown.ts'
import { stepsOf, type Target, type Tour, type TourStep } from './tour.ts'

/** The world of tours; each start replaces it. */
export const tourWorld = 'tour'

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

/** The time that a step is shown when the tour plays by itself, in milliseconds. */
export const pace = { ms: 3_500 }

let run = 0
let moments: Moment[] = []
let unmark = () => {}
let stepBegan = 0

const phoneOf = ({ phone }: TourStep): Phone => {
  const found = phonesIn(tourWorld)[phone - 1]
  if (!found) throw new Error(`The tour has no phone ${phone}.`)
  return found
}

const languageOf = (phone: Phone) => String(readEntry(phone, 'language') ?? useChoices.getState().language)

/** How long a step waits before it lets the app ask again, in milliseconds. */
const askAgain = 2_000

async function find(phone: Phone, target: Target, ended: () => boolean): Promise<HTMLElement> {
  const texts = await appTexts(languageOf(phone))
  const name = 'css' in target ? target.css : (texts[target.name] ?? target.name)
  let asked = Date.now()
  return waitFor(
    name,
    () => {
      const page = appOf(phone)
      // The app may have asked just before the clock moved, and would ask again much later.
      if (Date.now() - asked > askAgain) {
        asked = Date.now()
        lookAgainIn(tourWorld)
      }
      return page && findTarget(page, target, texts)
    },
    ended,
  )
}

async function begin(step: TourStep, ended: () => boolean): Promise<HTMLElement> {
  const phone = phoneOf(step)
  if (step.settings) await changeSettings(tourWorld, step.settings)
  if (step.language) writeEntry(phone, 'language', step.language)
  if (step.theme) writeEntry(phone, 'theme', step.theme)
  if (step.advance) await moveClock(tourWorld, { action: 'advance', by: step.advance })
  if (step.account) await signInOn(phone.id, tourWorld, step.account)
  if (step.open) openPage(await waitFor(step.open, () => appOf(phone), ended), phone, step.open)
  return find(phone, step.target, ended)
}

const playOne = (step: TourStep, target: HTMLElement) => {
  if (step.type !== undefined) typeInto(target, step.type)
  else if (step.press) target.click()
}

async function end(step: TourStep, pressed: boolean, ended: () => boolean): Promise<void> {
  const phone = phoneOf(step)
  if (!pressed) playOne(step, await find(phone, step.target, ended))
  if (step.game) {
    const page = await waitFor(step.game, () => appOf(phone), ended)
    await pressInGame(page, (await gameTexts(languageOf(phone)))[step.game] ?? step.game, ended)
    await pause(Math.min(pace.ms, 2_000))
  }
  if (step.until) await find(phone, step.until, ended)
}

const set = usePlayer.setState
const now = usePlayer.getState

function fail(problem: unknown, own: number): void {
  if (own !== run) return
  set({ state: 'failed', playing: false, problem: problem instanceof Error ? problem.message : String(problem) })
}

function leaveStep(): void {
  unmark()
  unmark = () => {}
  const { tour, index } = now()
  const step = tour && stepsOf(tour)[index]
  if (tour && step && stepBegan > 0)
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
    const target = await begin(step, ended)
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
    await end(step, pressed, () => own !== run)
    if (own !== run) return
    if (index + 1 < stepsOf(tour).length) await enter(index + 1)
    else set({ state: 'done', playing: false })
  } catch (problem) {
    fail(problem, own)
  }
}

/** Returns to the state before a step that was shown, and shows it again. */
async function goBackTo(index: number): Promise<void> {
  const moment = moments[index]
  if (!moment) return
  run += 1
  leaveStep()
  set({ state: 'busy' })
  await returnTo(tourWorld, moment)
  await enter(index)
}

export const back = (): Promise<void> => goBackTo(Math.max(0, now().index - (now().state === 'done' ? 0 : 1)))
export const again = (): Promise<void> => goBackTo(now().index)

/** Shows any step: an earlier one from its moment, a later one by doing the steps before it. */
export async function jumpTo(index: number): Promise<void> {
  if (index <= now().index) return goBackTo(index)
  set({ playing: false })
  while (now().index < index && now().state === 'here') await next()
}

export function play(playing: boolean): void {
  set({ playing })
  if (playing && now().state === 'here') playOn(run)
}

const phoneAt = (id: number, page: string): Phone => ({
  id,
  world: tourWorld,
  seat: id,
  device: 'usual',
  landscape: false,
  page,
  loads: Date.now(),
})

/** Creates the world of tours with its phones. */
export async function preparePlatform(tour: Pick<Tour, 'scenario' | 'merchant' | 'phones'>): Promise<void> {
  const { scenario, merchant } = tour
  const made = await send(calls.applyScenario, { world: tourWorld, scenario, merchant })
  usePhones.setState({ phones: tour.phones.map(({ page }, place) => phoneAt(place + 1, page)), selected: 1 })
  const { language, theme } = useChoices.getState()
  restartPhones(tourWorld, {
    ...made.storage,
    [stored.language.key]: language,
    [stored.theme.key]: theme,
    [stored.popupMember.key]: false,
    [stored.popupGuest.key]: false,
  })
  for (const [place, { account }] of tour.phones.entries()) if (account) await signInOn(place + 1, tourWorld, account)
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
