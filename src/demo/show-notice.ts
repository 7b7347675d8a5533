import { element } from './element.ts'
import { noticeText } from './notice-texts.ts'

interface Action {
  label: string
  onPress: () => void
}

/** Long enough to read one sentence. A notice with an action stays. */
const readable = 6_000

function button({ label, onPress }: Action): HTMLButtonElement {
  const made = element('button', '', label)
  made.type = 'button'
  made.addEventListener('click', onPress)
  return made
}

/** Shows one sentence of the demo's own above the app; a new one replaces the last. */
export function showNotice(text: string, action?: Action): void {
  document.querySelector('.demo-notice')?.remove()
  const notice = element('div', 'demo-notice', element('p', '', text))
  notice.setAttribute('role', 'status')
  const close = button({ label: '✕', onPress: () => notice.remove() })
  close.setAttribute('aria-label', noticeText('close'))
  notice.append(...(action ? [button(action)] : []), close)
  document.body.append(notice)
  if (!action) setTimeout(() => notice.remove(), readable)
}
