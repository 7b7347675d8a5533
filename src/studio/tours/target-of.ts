import { describeElement } from '../capsules/describe-element.ts'
import { findTarget } from './find-target.ts'
import type { Target } from './tour.ts'

type Texts = Readonly<Record<string, string>>

const roles = ['button', 'link', 'tab', 'radio'] as const
const isRole = (role: string): role is (typeof roles)[number] => roles.some((one) => one === role)

/** Returns a name's key in the app's texts, which finds the element in every language; the name itself if it has none. */
const keyOf = (name: string, texts: Texts) => Object.keys(texts).find((key) => texts[key] === name) ?? name

/** Returns the selector of an element by its place, from the nearest element with an id. */
function placeOf(element: Element): string {
  const parent = element.parentElement
  if (!parent || element.tagName === 'BODY') return element.tagName.toLowerCase()
  if (/^[a-z][\w-]*$/i.test(element.id)) return `#${element.id}`
  return `${placeOf(parent)} > :nth-child(${[...parent.children].indexOf(element) + 1})`
}

function namedField(element: Element): string | undefined {
  const [name, value, type] = ['name', 'value', 'type'].map((attribute) => element.getAttribute(attribute))
  if (!name) return undefined
  const own = value && (type === 'radio' || type === 'checkbox') ? `[value="${CSS.escape(value)}"]` : ''
  return `${element.tagName.toLowerCase()}[name="${CSS.escape(name)}"]${own}`
}

/** Returns how a tour finds an element again: by its name in any language, by its field's name, or by its place. */
export function targetOf(element: Element, texts: Texts): Target {
  const { role = '', name = '' } = describeElement(element) ?? {}
  const field = namedField(element)
  const choices: Target[] = [
    ...(field ? [{ css: field }] : []),
    ...(isRole(role) && name ? [{ role, name: keyOf(name, texts) }] : []),
  ]
  return (
    choices.find((target) => findTarget(element.ownerDocument, target, texts) === element) ?? { css: placeOf(element) }
  )
}
