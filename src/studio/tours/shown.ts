import * as z from 'zod/mini'

const key = 'parlor-studio-shown'
const most = 2_000

const Shown = z.array(z.object({ at: z.number(), tour: z.string(), step: z.string(), seconds: z.number() }))
export type Shown = z.infer<typeof Shown>

/** Returns what was shown and for how long, oldest first. It never leaves this browser by itself. */
function readShown(): Shown {
  try {
    return Shown.parse(JSON.parse(localStorage.getItem(key) ?? '[]'))
  } catch {
    return []
  }
}

/** Adds to the record. A tour goes on without it if the storage is full or forbidden. */
export function addShown(one: Shown[number]): void {
  try {
    localStorage.setItem(key, JSON.stringify([...readShown(), one].slice(-most)))
  } catch {}
}

/** Returns the record as a table that every spreadsheet opens. */
export const shownAsCsv = (shown: Shown): string =>
  [
    'time,tour,step,seconds',
    ...shown.map(({ at, tour, step, seconds }) => `${new Date(at).toISOString()},${tour},${step},${seconds}`),
  ].join('\n')

/** Saves the record as a file. */
export function saveShown(): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([shownAsCsv(readShown())], { type: 'text/csv' }))
  link.download = 'parlor-shown.csv'
  link.click()
  URL.revokeObjectURL(link.href)
}
