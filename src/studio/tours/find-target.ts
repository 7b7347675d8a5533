import type { Target } from './tour.ts'

type Texts = Readonly<Record<string, string>>

const selectors = {
  button: 'button, [role=button]',
  link: 'a[href]',
  heading: 'h1, h2, h3, h4, [role=heading]',
  tab: '[role=tab]',
  radio: '[role=radio], input[type=radio]',
} as const

const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim()

const labelled = (element: Element): string =>
  (element.getAttribute('aria-labelledby') ?? '')
    .split(' ')
    .filter(Boolean)
    .map((id) => plain(element.ownerDocument.getElementById(id)?.textContent))
    .join(' ')

/** Returns the name of an element, as assistive technology says it. */
const nameOf = (element: Element): string =>
  element.getAttribute('aria-label') ?? (labelled(element) || plain(element.textContent))

const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true })

/** Finds an element of a phone's app that is shown; undefined if there is none yet. */
export function findTarget(document: Document, target: Target, texts: Texts): HTMLElement | undefined {
  if ('css' in target) return [...document.querySelectorAll<HTMLElement>(target.css)].find(isShown)
  const { role, name, within } = target
  const wanted = plain(texts[name] ?? name)
  const places = within ? [...document.querySelectorAll(within)] : [document]
  const found = places.flatMap((place) => [...place.querySelectorAll<HTMLElement>(selectors[role])]).filter(isShown)
  return (
    found.find((element) => plain(nameOf(element)) === wanted) ??
    found.find((element) => nameOf(element).includes(wanted))
  )
}
