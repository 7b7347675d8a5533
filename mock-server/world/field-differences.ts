import type { FieldDifference } from './difference.ts'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const alike = (one: unknown, other: unknown) => one === other || JSON.stringify(one) === JSON.stringify(other)

/** Returns the fields that differ. Compares objects field by field, and lists as a whole. */
export function fieldDifferences(from: unknown, to: unknown, path: readonly string[] = []): FieldDifference[] {
  if (from === to) return []
  if (isRecord(from) && isRecord(to)) {
    const names = new Set([...Object.keys(from), ...Object.keys(to)])
    return [...names].flatMap((name) => fieldDifferences(from[name], to[name], [...path, name]))
  }
  return alike(from, to) ? [] : [{ field: path.join('.'), from, to }]
}

/** Returns all fields of an added or removed row. */
export const wholeRow = (row: object, side: 'from' | 'to'): FieldDifference[] =>
  Object.entries(row).map(([field, value]) => ({ field, [side]: value }))
