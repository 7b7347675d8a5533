const interactive = 'button, a[href], input, select, textarea, summary, [role]'

const inputRoles: Partial<Record<string, string>> = {
  checkbox: 'checkbox',
  radio: 'radio',
  number: 'spinbutton',
  search: 'searchbox',
  range: 'slider',
  password: 'password',
  button: 'button',
  submit: 'button',
}

const tagRoles: Partial<Record<string, string>> = { A: 'link', SELECT: 'combobox', TEXTAREA: 'textbox' }

/** The frame has classes of its own, so that `instanceof` does not know its elements. */
const isInput = (element: Element): element is HTMLInputElement => element.tagName === 'INPUT'
const isField = (element: Element): element is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement =>
  ['INPUT', 'SELECT', 'TEXTAREA'].includes(element.tagName)

function roleOf(element: Element): string {
  const own = element.getAttribute('role')
  if (own) return own
  if (isInput(element)) return inputRoles[element.type] ?? 'textbox'
  return tagRoles[element.tagName] ?? 'button'
}

const tidy = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim()

/** Returns the text that a screen reader reads of an element. */
function textOf(element: Element): string {
  const copy = element.cloneNode(true) as Element
  for (const hidden of copy.querySelectorAll('[aria-hidden=true], svg, input, select')) hidden.remove()
  for (const image of copy.querySelectorAll('img')) image.replaceWith(image.alt)
  return tidy(copy.textContent)
}

function nameOf(element: Element): string {
  const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? []
  const labels = isField(element) ? [...(element.labels ?? [])] : []
  const texts = [
    ids.map((id) => tidy(element.ownerDocument.getElementById(id)?.textContent)).join(' '),
    tidy(element.getAttribute('aria-label')),
    labels.map(textOf).join(' '),
    isField(element) ? '' : textOf(element),
    tidy(element.getAttribute('title')),
    tidy(element.getAttribute('placeholder')),
  ]
  return texts.find((text) => text !== '') ?? ''
}

export interface Described {
  role: string
  name: string
  /** Its place among equal elements, if there are others. */
  place?: number
}

/** Describes the control at a place of the page by its role and name, as a test finds it. */
export function describeElement(target: Element): (Described & { element: Element }) | undefined {
  const element = target.closest(interactive)
  if (!element) return undefined
  const [role, name] = [roleOf(element), nameOf(element).slice(0, 200)]
  if (name === '') return undefined
  const equal = [...element.ownerDocument.querySelectorAll(interactive)].filter(
    (one) => roleOf(one) === role && nameOf(one) === name,
  )
  return { element, role, name, ...(equal.length > 1 && { place: equal.indexOf(element) }) }
}

const secretNames = /password|code|captcha|token|card|answer|pin/i

/** Returns whether what is typed into a field must not be recorded. */
export const isSecret = (field: Element): boolean =>
  isInput(field) && (field.type === 'password' || secretNames.test(`${field.name} ${field.autocomplete}`))
