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

/** Stores the values of the forms on screen for this page after its reload. */
export function keepTyped(): void {
  const values: Values = Object.assign({}, ...[...forms].map((read) => read()))
  writeStored(stored.typed, { page: location.pathname, values }, 'sessionStorage')
}

let kept: { page: string; values: Values } | undefined

/** Returns the values that these fields of this page had before the app reloaded itself. */
export function typedBefore(names: readonly string[]): Values {
  if (typeof location === 'undefined') return {}
  kept ??= readStored(stored.typed, 'sessionStorage') ?? { page: '', values: {} }
  removeStored(stored.typed, 'sessionStorage')
  const { page, values } = kept
  return page === location.pathname
    ? Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)))
    : {}
}

/** Removes the stored values of a form that shows them again. */
export function forgetTyped(names: readonly string[]): void {
  for (const name of names) delete kept?.values[name]
}

/** Removes all stored values: they were another person's. */
export function forgetAllTyped(): void {
  removeStored(stored.typed, 'sessionStorage')
  kept = { page: '', values: {} }
}
