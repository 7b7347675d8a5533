import { wait } from '#platform/wait.ts'
import type { Phone } from '../phones/phones.ts'
import { baseOf } from '../phones/reach.ts'
import { Problem } from '../problem.ts'

/** How long a tour waits for what a step needs. */
const patience = 30_000
const look = 60

/** Resolves with the result of `find` once it has one. @throws Error that names what is missing. */
export async function waitFor<T>(name: string, find: () => T | undefined, ended: () => boolean): Promise<T> {
  const until = Date.now() + patience
  for (;;) {
    const found = find()
    if (found !== undefined) return found
    if (ended()) throw new Problem('tour_done')
    if (Date.now() > until) throw new Problem('problem_not_there', { name, count: patience / 1000 })
    await wait(look)
  }
}

const frameOf = ({ id }: Phone): HTMLIFrameElement | null =>
  document.querySelector<HTMLIFrameElement>(`iframe[data-phone="${id}"]`)

/** Returns the document of a phone's app once the app shows something. */
export function appOf(phone: Phone): Document | undefined {
  const page = frameOf(phone)?.contentDocument
  const started = page?.readyState === 'complete' && page.querySelector('#root > :not(.early)')
  return started && page.location.pathname.startsWith(baseOf(phone)) ? page : undefined
}

/** Opens a page in a phone's app without a reload. */
export function openPage(page: Document, phone: Phone, path: string): void {
  const view = page.defaultView
  if (page.location.pathname + page.location.search === baseOf(phone) + path) return
  view?.history.pushState(null, '', baseOf(phone) + path)
  view?.dispatchEvent(new PopStateEvent('popstate'))
}

/** Types a text into a field, or chooses an option, as a person would do for the app. */
export function typeInto(field: HTMLElement, text: string): void {
  const view = field.ownerDocument.defaultView as Window & typeof globalThis
  const { HTMLInputElement, HTMLTextAreaElement, HTMLSelectElement } = view
  const kind = [HTMLInputElement, HTMLTextAreaElement, HTMLSelectElement].find((one) => field instanceof one)
  if (!kind) return
  field.focus({ preventScroll: true })
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  if (kind === HTMLSelectElement) field.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Presses a button in the vendor's game by its name, and waits until the game reports the press. */
export async function pressInGame(page: Document, name: string, ended: () => boolean): Promise<void> {
  let pressed: true | undefined
  const game = () => page.querySelector('iframe')?.contentWindow
  const onMessage = ({ data, source }: MessageEvent) => {
    if (source && source === game() && data?.type === 'parlor:pressed') pressed = true
  }
  addEventListener('message', onMessage)
  const ask = () => game()?.postMessage({ type: 'parlor:press', name }, { targetOrigin: '*' })
  const asking = setInterval(ask, 250)
  try {
    await waitFor(name, () => pressed, ended)
  } finally {
    clearInterval(asking)
    removeEventListener('message', onMessage)
  }
}
