import type { JournalEntry } from '../api/schemas.ts'

const texts = new WeakMap<JournalEntry, string>()

/** Returns the text of an entry for the search. It is kept, because each new call searches all of them again. */
export function textOf(entry: JournalEntry): string {
  const known = texts.get(entry)
  if (known !== undefined) return known
  const { method, path, endpoint, status, errorCode, account, input } = entry
  const text = [method, path, endpoint, status, errorCode, account, JSON.stringify(input)].join(' ').toLowerCase()
  texts.set(entry, text)
  return text
}
