import { create } from 'zustand'
import { calls } from '../api/calls.ts'
import type { Capsule, Press } from '../api/schemas.ts'
import { send } from '../api/send.ts'
import { phonesIn } from '../phones/phones.ts'
import { describeElement, isSecret } from './describe-element.ts'
import { savedPhones } from './saved-phones.ts'

const mostPresses = 500

interface Recording {
  /** The recorded world; undefined while nothing is recorded. */
  world: string | undefined
  /** The state when the recording began. */
  start: Pick<Capsule, 'now' | 'world' | 'phones'> | undefined
  presses: readonly Press[]
}

const nothing: Recording = { world: undefined, start: undefined, presses: [] }

/** What a person does on the phones of a world, from a known state on. */
export const useRecording = create<Recording>(() => nothing)

let stopListening = new AbortController()

/** What a person did to a control of a phone; a secret has no value. */
type Note = (frame: HTMLIFrameElement, kind: Press['kind'], target: Element, value?: string) => void

const note: Note = (frame, kind, target, value) => {
  const { world, presses } = useRecording.getState()
  const phone = phonesIn(world ?? '').findIndex(({ id }) => `${id}` === frame.dataset.phone)
  const found = describeElement(target)
  if (phone < 0 || !found || presses.length >= mostPresses) return
  const { element: _, ...described } = found
  const press: Press = { phone, kind, ...described, ...(value !== undefined && { value }) }
  useRecording.setState({ presses: [...presses, press] })
}

const isTyped = ({ tagName, type }: HTMLInputElement) =>
  tagName === 'TEXTAREA' || (tagName === 'INPUT' && !['checkbox', 'radio', 'button', 'submit', 'file'].includes(type))

/** Listens to a phone's page. The frame is of the same origin, and its app notices nothing. */
function listenTo(frame: HTMLIFrameElement, page: Document, { signal, note }: { signal: AbortSignal; note: Note }) {
  const options = { capture: true, signal }
  page.addEventListener(
    'click',
    ({ target }) => {
      const control = describeElement(target as Element)?.element as HTMLInputElement | undefined
      if (control && !isTyped(control) && control.tagName !== 'SELECT') note(frame, 'press', control)
    },
    options,
  )
  page.addEventListener(
    'change',
    ({ target }) => {
      const field = target as HTMLInputElement
      if (field.tagName === 'SELECT') note(frame, 'choose', field, field.value)
      else if (isTyped(field)) note(frame, 'fill', field, isSecret(field) ? undefined : field.value)
    },
    options,
  )
}

/** How soon a phone's next page is noticed, in milliseconds: a page has no event for its parent before it has loaded. */
const lookEvery = 100

/** Listens to the page of each phone, and to every other page that it loads. */
export function listenToPhones(signal: AbortSignal, note: Note): void {
  const known = new WeakSet<Document>()
  const look = () => {
    for (const frame of document.querySelectorAll<HTMLIFrameElement>('iframe[data-phone]')) {
      const page = frame.contentDocument
      if (!page || known.has(page)) continue
      known.add(page)
      listenTo(frame, page, { signal, note })
    }
  }
  look()
  const timer = setInterval(look, lookEvery)
  signal.addEventListener('abort', () => clearInterval(timer), { once: true })
}

/** Keeps the state of a world, and records what is pressed and typed on its phones from now on. */
export async function record(world: string): Promise<void> {
  const {
    now,
    world: saved,
    phones,
  } = await send(calls.saveCapsule, {
    world,
    phones: savedPhones(world),
    compact: true,
  })
  stopListening.abort()
  stopListening = new AbortController()
  useRecording.setState({ world, start: { now, world: saved, phones }, presses: [] })
  listenToPhones(stopListening.signal, note)
}

/** Ends the recording and forgets it. */
export function stopRecording(): void {
  stopListening.abort()
  useRecording.setState(nothing)
}
