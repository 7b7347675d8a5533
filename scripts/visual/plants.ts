/** A change of the login screen on show that a reviewer must see. */
export interface Plant {
  name: string
  /** The selector of the element it changes: the first one. */
  at: string
  style?: string
  attributes?: Record<string, string>
  text?: string
  hasFocus?: true
  /** A new name changes the accessibility tree alone. */
  finds?: 'picture' | 'aria'
  /** The layout fault that it makes. */
  fault?: RegExp
}

const send = 'form button[type="submit"]'
const word = `${send} span`

export const plants: readonly Plant[] = [
  { name: 'a shift of 1 px', at: 'form', style: 'position: relative; inset-block-start: 1px' },
  { name: 'a colour token', at: ':root', style: '--accent: #3d3ad9' },
  { name: 'a longer text', at: word, text: '로그인하고 시작' },
  { name: 'a missing icon', at: 'form svg', style: 'display: none' },
  { name: 'another order of layers', at: send, style: 'position: relative; z-index: -1' },
  { name: 'a focus ring', at: send, hasFocus: true },
  { name: 'a slip from right to left', at: 'form', attributes: { dir: 'rtl' } },
  { name: 'a weak contrast', at: word, style: 'color: #8f8bf0' },
  {
    name: 'a cut text',
    at: word,
    style: 'display: block; inline-size: 0.5em; overflow: hidden; white-space: nowrap',
    fault: /is cut by/,
  },
  { name: 'another ARIA name', at: 'form input', attributes: { 'aria-label': 'Other' }, finds: 'aria' },
]

declare global {
  var undoPlant: (() => void) | undefined
}

/** Makes a change in the page. `undoPlant` then takes it back. */
export function plant({ at, style, attributes = {}, text, hasFocus }: Omit<Plant, 'fault'>): void {
  const element = document.querySelector<HTMLElement>(at)
  if (!element) throw new Error(`There is no ${at} to change`)
  const changed = { ...attributes, ...(style && { style: `${element.getAttribute('style') ?? ''};${style}` }) }
  const before = Object.keys(changed).map((name) => [name, element.getAttribute(name)] as const)
  const focused = document.activeElement
  const words = [...element.childNodes].find((node) => node instanceof Text)
  const old = words?.data ?? ''
  globalThis.undoPlant = () => {
    for (const [name, value] of before)
      if (value === null) element.removeAttribute(name)
      else element.setAttribute(name, value)
    if (words) words.data = old
    if (hasFocus) (focused as HTMLElement).focus()
    if (hasFocus) element.blur()
  }
  for (const [name, value] of Object.entries(changed)) element.setAttribute(name, value)
  if (text && words) words.data = text
  if (hasFocus) element.focus({ focusVisible: true } as FocusOptions)
}
