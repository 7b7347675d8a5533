import type { FieldDifference } from './difference.ts'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const alike = (one: unknown, other: unknown) => one === other || JSON.stringify(one) === JSON.stringify(other)

/** Adds the differences of a field to those found. A loop, because the world runs it on every write. */
function compare(from: unknown, to: unknown, field: string, found: FieldDifference[]): void {
  if (isRecord(from) && isRecord(to)) {
    const differ = (name: string) => compare(from[name], to[name], field ? `${field}.${name}` : name, found)
    for (const name in from) if (from[name] !== to[name]) differ(name)
    for (const name in to) if (!(name in from)) differ(name)
  } else if (!alike(from, to)) found.push({ field, from, to })
}

/** Returns the fields that differ. Compares objects field by field, and lists as a whole. */
export function fieldDifferences(from: unknown, to: unknown): FieldDifference[] {
  const found: FieldDifference[] = []
  compare(from, to, '', found)
  return found
}

/** Returns all fields of an added or removed row. */
export const wholeRow = (row: object, side: 'from' | 'to'): FieldDifference[] =>
  Object.entries(row).map(([field, value]) => ({ field, [side]: value }))
