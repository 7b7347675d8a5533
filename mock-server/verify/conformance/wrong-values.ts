import type { JsonSchema } from '#mock-server/control/openapi/json-schema.ts'

/** A field's value that is likely to be wrong, and why. */
export interface WrongValue {
  why: string
  value: unknown
}

const ofAnyType: WrongValue[] = [
  { why: 'null', value: null },
  { why: 'an object', value: { nested: {} } },
  { why: 'a list', value: [] },
  { why: 'a boolean', value: true },
  { why: 'a fraction', value: 12.345 },
  { why: 'a negative number', value: -1 },
  { why: 'a huge number', value: 1e300 },
  { why: 'a number too long for a number', value: '9'.repeat(400) },
  { why: 'an empty text', value: '' },
  { why: 'a blank', value: ' \t\n' },
  { why: 'a huge text', value: 'x'.repeat(5_000) },
  { why: 'Korean', value: '한글'.repeat(40) },
  { why: 'emoji with joiners', value: '👩‍👩‍👧‍👦'.repeat(20) },
  { why: 'right-to-left marks', value: '\u202Eabc\u202C' },
  { why: 'half of a character', value: '\uD800' },
  { why: 'a null character', value: 'a\u0000b' },
  { why: 'a prototype', value: '__proto__' },
]

/** Returns the possible schemas of a value: the options of a union, or the single schema. */
const optionsOf = ({ anyOf, oneOf, ...schema }: JsonSchema): JsonSchema[] =>
  ((anyOf ?? oneOf ?? [schema]) as JsonSchema[]).flatMap((option) =>
    option.anyOf || option.oneOf ? optionsOf(option) : [option],
  )

/** Returns values just beyond each bound of a schema. */
function beyond({
  minimum,
  maximum,
  minLength,
  maxLength,
  enum: names,
  const: only,
  pattern,
}: JsonSchema): WrongValue[] {
  const found: WrongValue[] = []
  const add = (why: string, value: unknown) => found.push({ why, value })
  if (typeof minimum === 'number') add('below the minimum', minimum - 1)
  if (typeof maximum === 'number') add('above the maximum', maximum + 1)
  if (typeof minLength === 'number' && minLength > 0) add('too short', 'a'.repeat(minLength - 1))
  if (typeof maxLength === 'number') add('too long', 'a'.repeat(maxLength + 1))
  if (names || only !== undefined) add('none of the choices', 'none-of-the-choices')
  if (pattern) add('against the pattern', '§§§')
  return found
}

/** Returns invalid values of a field: another type, beyond a limit, or unexpected text. */
export const wrongValues = (schema: JsonSchema): WrongValue[] => [...optionsOf(schema).flatMap(beyond), ...ofAnyType]

type Properties = Record<string, JsonSchema>

/** Returns the fields of an object schema; for a union, those of all options. */
export const fieldsOf = (schema: JsonSchema): Properties =>
  Object.assign({}, ...optionsOf(schema).map(({ properties = {} }) => properties as Properties))
