import { element } from './element.ts'
import { noticeText } from './notice-texts.ts'

interface Action {
  label: string
  onPress: () => void
}

/** Long enough to read one sentence. A notice with an action stays. */
const readable = 6_000

/** Removes a notice once it could be read: in a tab behind another one its time has not begun. */
function pass(notice: HTMLElement): void {
  const begin = () => void setTimeout(() => notice.remove(), readable)
  if (document.visibilityState === 'visible') begin()
  else document.addEventListener('visibilitychange', begin, { once: true })
}

function button({ label, onPress }: Action): HTMLButtonElement {
  const made = element('button', '', label)
  made.type = 'button'
  made.addEventListener('click', onPress)
  return made
}

/** Returns the place of the notices, which the first one makes. */
const place = () => document.querySelector('.demo-notices') ?? document.body.appendChild(element('div', 'demo-notices'))

/**
 * Shows one sentence of the demo's own above the app. It replaces the last one of its sort: a sentence that passes leaves the
 * one that waits for a press in place.
 */
export function showNotice(text: string, action?: Action): void {
  const sort = action ? 'waits' : 'passes'
  const notices = place()
  notices.querySelector(`.${sort}`)?.remove()
  const notice = element('div', sort, element('p', '', text))
  notice.setAttribute('role', 'status')
  const close = button({ label: '✕', onPress: () => notice.remove() })
  close.setAttribute('aria-label', noticeText('close'))
  notice.append(...(action ? [button(action)] : []), close)
  notices.append(notice)
  if (!action) pass(notice)
}
