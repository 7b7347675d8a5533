import { stored } from '#contract/stored.ts'
import { readStored, removeStored, writeStored } from './storage.ts'

type Values = Record<string, string>

/** Reads the forms on screen. */
const forms = new Set<() => Values>()

/** Adds a form whose values are kept when the app reloads itself. The result takes it away again. */
export function keepForm(read: () => Values): () => void {
  forms.add(read)
  return () => void forms.delete(read)
}

/** Keeps what stands in the forms on screen, for this page after its reload. */
export function keepTyped(): void {
  const values: Values = Object.assign({}, ...[...forms].map((read) => read()))
  writeStored(stored.typed, { page: location.pathname, values }, 'sessionStorage')
}

let kept: { page: string; values: Values } | undefined

/** Returns what was typed into these fields of this page before the app reloaded itself. */
export function typedBefore(names: readonly string[]): Values {
  if (typeof location === 'undefined') return {}
  kept ??= readStored(stored.typed, 'sessionStorage') ?? { page: '', values: {} }
  removeStored(stored.typed, 'sessionStorage')
  const { page, values } = kept
  return page === location.pathname
    ? Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)))
    : {}
}

/** Forgets the fields of a form that shows them again. */
export function forgetTyped(names: readonly string[]): void {
  for (const name of names) delete kept?.values[name]
}

/** Forgets whatever was typed before: it was another person's. */
export function forgetAllTyped(): void {
  removeStored(stored.typed, 'sessionStorage')
  kept = { page: '', values: {} }
}
