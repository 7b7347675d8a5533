import { wait } from '#platform/wait.ts'
import { useChoices } from '../choices.ts'
import { type Phone, phonesIn } from '../phones/phones.ts'
import { lookAgainIn, readEntry, writeEntry } from '../phones/reach.ts'
import { Problem } from '../problem.ts'
import { moveClock } from '../queries.ts'
import { changeSettings } from '../settings/take-settings.ts'
import { signInOn } from '../worlds.ts'
import { appTexts, gameTexts } from './app-texts.ts'
import { findTarget } from './find-target.ts'
import { appOf, openPage, pressInGame, typeInto, waitFor } from './phone-reach.ts'
import { tourWorld } from './prepare-platform.ts'
import type { Target, TourStep } from './tour.ts'

/** The time that a step is shown when the tour plays by itself, in milliseconds. */
export const pace = { ms: 3_500 }

const phoneOf = ({ phone }: TourStep): Phone => {
  const found = phonesIn(tourWorld)[phone - 1]
  if (!found) throw new Problem('problem_no_phone', { phone })
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

/** Does what begins a step, and returns its target. `ended` is true once another step replaces it. */
export async function beginStep(step: TourStep, ended: () => boolean): Promise<HTMLElement> {
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

/** Does what a step asks for, unless the person has pressed, and waits until it has taken effect. */
export async function endStep(step: TourStep, pressed: boolean, ended: () => boolean): Promise<void> {
  const phone = phoneOf(step)
  if (!pressed) playOne(step, await find(phone, step.target, ended))
  if (step.game) {
    const page = await waitFor(step.game, () => appOf(phone), ended)
    await pressInGame(page, (await gameTexts(languageOf(phone)))[step.game] ?? step.game, ended)
    await wait(Math.min(pace.ms, 2_000))
  }
  if (step.until) await find(phone, step.until, ended)
}
