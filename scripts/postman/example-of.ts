export interface Schema {
  $ref?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  type?: string
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  minItems?: number
  minimum?: number
  minLength?: number
  pattern?: string
}

/** Values that exist in every world, by field. */
const known: Record<string, unknown> = {
  world: '{{world}}',
  account: 'minji_k',
  username: 'minji_k',
  password: 'parlor2026',
  scenario: 'active-member',
  endpoint: 'auth.login',
  merchant: 'VELVET',
  countryDialingCode: '82',
  from: 'default',
}

/** Texts to try for a pattern. */
const words = ['example', '5m', '1', '123456', '2026-12-24', '2026-12-24T18:00:00Z', '/m/home', 'KR', 'B', '#a0b1c2']
const rareWords = ['12345678', '1a', 'AS', '#a0b1c2d3', '4xx', '0'.repeat(64), 'data:image/png;base64,AAAA']

function text({ pattern, minLength = 0 }: Schema): string {
  const form = new RegExp(pattern ?? '', 'u')
  const found = [...words, ...rareWords].find((word) => form.test(word) && word.length >= minLength)
  return found ?? 'x'.repeat(minLength)
}

/** Returns a value that a JSON Schema accepts: the required fields, and the first of several forms. */
export function exampleOf(schema: Schema, field = ''): unknown {
  const of = (part: Schema, name = field) => exampleOf(part, name)
  // A definition that refers to itself ends here.
  if (schema.$ref) return {}
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((part) => of(part)))
  const [form] = schema.anyOf ?? schema.oneOf ?? []
  if (form) return of(form)
  if (schema.type === 'string') return known[field] ?? text(schema)
  if (schema.type === 'integer' || schema.type === 'number') return Math.max(schema.minimum ?? 0, 1)
  if (schema.type === 'boolean') return true
  if (schema.type === 'null') return null
  if (schema.type === 'array') return Array.from({ length: schema.minItems ?? 0 }, () => of(schema.items ?? {}))
  const { required = [], properties = {} } = schema
  return Object.fromEntries(
    Object.entries(properties)
      .filter(([name]) => required.includes(name) || name === 'world')
      .map(([name, part]) => [name, of(part, name)]),
  )
}
