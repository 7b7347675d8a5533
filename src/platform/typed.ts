import { stored } from '#contract/stored.ts'
import { readStored, removeStored, writeStored } from './storage.ts'

type Values = Record<string, string>

/** Reads the forms on screen. */
const forms = new Set<() => Values>()

/** Registers a form whose values survive the app's own reloads. Returns a function that unregisters it. */
export function keepForm(read: () => Values): () => void {
  forms.add(read)
  return () => void forms.delete(read)
}

const readForms = (): Values => Object.assign({}, ...[...forms].map((read) => read()))

/** Stores the values of the forms on screen for this page after its reload. */
export const keepTyped = (): void =>
  writeStored(stored.typed, { page: location.pathname, values: readForms() }, 'sessionStorage')

/** The values by page. */
let kept: Map<string, Values> | undefined

function allKept(): Map<string, Values> {
  if (kept) return kept
  const before = readStored(stored.typed, 'sessionStorage')
  removeStored(stored.typed, 'sessionStorage')
  kept = new Map(before && [[before.page, before.values]])
  return kept
}

/** Keeps the values of the forms on screen until this page is opened again. */
export const setTypedAside = (): void => void allKept().set(location.pathname, readForms())

/** Returns the values that these fields of this page had before the app reloaded itself, or before they were set aside. */
export function typedBefore(names: readonly string[]): Values {
  if (typeof location === 'undefined') return {}
  const values = allKept().get(location.pathname) ?? {}
  return Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)))
}

/** Removes the kept values of a form that shows them again. */
export function forgetTyped(names: readonly string[]): void {
  const values = allKept().get(location.pathname)
  for (const name of names) delete values?.[name]
}

/** Removes all kept values: they belong to another member. */
export function forgetAllTyped(): void {
  removeStored(stored.typed, 'sessionStorage')
  kept = new Map()
}
