import { create } from 'zustand'
import { calls } from '../api/calls.ts'
import { send } from '../api/send.ts'
import { describeElement, isSecret } from '../capsules/describe-element.ts'
import { listenToPhones } from '../capsules/recorder.ts'
import { useChoices } from '../choices.ts'
import { selectedOf, usePhones } from '../phones/phones.ts'
import { pageOf } from '../phones/reach.ts'
import { appTexts } from './app-texts.ts'
import { inLetters, newName } from './own-tours.ts'
import { preparePlatform } from './prepare-platform.ts'
import { setAside, takeBack } from './set-aside.ts'
import { targetOf } from './target-of.ts'
import type { Step, Tour } from './tour.ts'

const mostSteps = 60

interface TourRecording {
  /** Where the tour begins; undefined while nothing is recorded. */
  start?: Pick<Tour, 'scenario' | 'merchant' | 'phones'>
  steps: readonly Step[]
}

const nothing: TourRecording = { start: undefined, steps: [] }

/** The steps that a person shows on a phone, to make a tour of them. */
export const useTourRecording = create<TourRecording>(() => nothing)

let listening = new AbortController()

/** A page that a tour may open; others begin at home. */
const isPage = (page: string) => /^m\/[\w/?=&-]+$/.test(page)

/** Records a tour on a phone of its own, from the scenario, brand and page of the selected phone. */
export async function recordTour(): Promise<void> {
  const phone = selectedOf(usePhones.getState())
  const { scenario } = await send(calls.world, { world: phone.world })
  const { merchant } = await send(calls.settings, { world: phone.world })
  const page = pageOf(phone)
  const start = { scenario, merchant, phones: [{ page: isPage(page) ? page : 'm/home' }] }
  const texts = await appTexts(useChoices.getState().language)
  setAside()
  await preparePlatform(start)
  useChoices.setState({ scenarios: false, panels: false })
  useTourRecording.setState({ start, steps: [] })
  listening.abort()
  listening = new AbortController()
  listenToPhones(listening.signal, (_, kind, element, value) => {
    const { steps } = useTourRecording.getState()
    const found = describeElement(element)
    if (!found || steps.length >= mostSteps) return
    const step: Step = {
      id: inLetters(steps.length),
      phone: 1,
      words: found.name.slice(0, 200),
      target: targetOf(found.element, texts),
      // A password has to be written into the step by hand.
      ...(kind === 'press' ? { press: true } : { type: isSecret(element) ? '' : (value ?? '') }),
    }
    useTourRecording.setState({ steps: [...steps, step] })
  })
}

export const forgetLastStep = (): void => useTourRecording.setState(({ steps }) => ({ steps: steps.slice(0, -1) }))

/** Ends the recording. Returns the recorded tour, or undefined if it has no steps. */
export function endRecording(title: string): Tour | undefined {
  const { start, steps } = useTourRecording.getState()
  listening.abort()
  useTourRecording.setState(nothing, true)
  takeBack()
  if (!start || steps.length === 0) return undefined
  const minutes = Math.max(1, Math.round(steps.length / 6))
  return { name: newName(), title, minutes, ...start, chapters: [{ id: 'recorded', steps: [...steps] }] }
}
