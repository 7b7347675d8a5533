import * as z from 'zod/mini'

export type JsonSchema = Record<string, unknown>

/** The definitions that schemas refer to, by name: a document's `components.schemas`. */
export type Components = Record<string, JsonSchema>

const local = '#/$defs/'

/** Files of a multipart body have no JSON form; OpenAPI describes them as binary text. */
const isFile = (schema: z.core.$ZodType) => schema._zod.def.type === 'file'

/** A record of named keys is told as the object it is: every key a property. */
function namedProperties({ propertyNames, additionalProperties, ...part }: JsonSchema): JsonSchema | undefined {
  const { enum: names } = (propertyNames ?? {}) as { enum?: string[] }
  return names && { ...part, properties: Object.fromEntries(names.map((name) => [name, additionalProperties])) }
}

/** A tuple of like parts is told as a list of that length: not every reader knows `prefixItems`. */
function fixedList({ prefixItems, items, ...part }: JsonSchema): JsonSchema | undefined {
  if (!Array.isArray(prefixItems)) return undefined
  const [first, ...others] = prefixItems.map((item) => JSON.stringify(item))
  if (others.some((other) => other !== first)) return undefined
  return { ...part, items: prefixItems[0], minItems: prefixItems.length, maxItems: prefixItems.length }
}

function refine(schema: z.core.$ZodType, part: JsonSchema) {
  if (isFile(schema)) Object.assign(part, { type: 'string', contentMediaType: 'application/octet-stream' })
  const better = namedProperties(part) ?? fixedList(part)
  if (!better) return
  for (const key of Object.keys(part)) delete part[key]
  Object.assign(part, better)
}

/**
 * The JSON Schema (2020-12) of what a caller sends, or of what is answered. What JSON Schema cannot say, such as a check
 * by code, is left open rather than told wrong. What refers to itself goes into `components` under `name`.
 */
export function jsonSchema(
  schema: z.ZodMiniType,
  { io, name, components }: { io: 'input' | 'output'; name: string; components: Components },
): JsonSchema {
  const { $schema, ...described } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema: part }) => refine(zodSchema, part),
  })
  const { $defs = {}, ...body } = relocated(described, name)
  for (const [key, definition] of Object.entries($defs)) components[`${name}.${key}`] = definition as JsonSchema
  return body
}

/** The schema with its references pointing into the document's components. */
const relocated = (schema: object, name: string): { $defs?: object } & JsonSchema =>
  JSON.parse(JSON.stringify(schema), (key, value) =>
    key === '$ref' && String(value).startsWith(local)
      ? `#/components/schemas/${name}.${String(value).slice(local.length)}`
      : value,
  )
