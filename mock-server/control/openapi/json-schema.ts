import * as z from 'zod/mini'

export type JsonSchema = Record<string, unknown>

/** The definitions that schemas refer to, by name: a document's `components.schemas`. */
export type Components = Record<string, JsonSchema>

const local = '#/$defs/'

/** Files of a multipart body have no JSON form; OpenAPI describes them as binary text. */
const isFile = (schema: z.core.$ZodType) => schema._zod.def.type === 'file'

/** Describes a record of named keys as an object: every key is a property. */
function namedProperties({ propertyNames, additionalProperties, ...part }: JsonSchema): JsonSchema | undefined {
  const { enum: names } = (propertyNames ?? {}) as { enum?: string[] }
  return names && { ...part, properties: Object.fromEntries(names.map((name) => [name, additionalProperties])) }
}

/** Describes a tuple as a list of that length, of any of its parts: not every reader supports `prefixItems`. */
function fixedList({ prefixItems, items, ...part }: JsonSchema): JsonSchema | undefined {
  if (!Array.isArray(prefixItems)) return undefined
  const isEqual = new Set(prefixItems.map((item) => JSON.stringify(item))).size === 1
  const any = isEqual ? prefixItems[0] : { anyOf: prefixItems }
  return { ...part, items: any, minItems: prefixItems.length, maxItems: prefixItems.length }
}

function refine(schema: z.core.$ZodType, part: JsonSchema) {
  if (isFile(schema)) Object.assign(part, { type: 'string', contentMediaType: 'application/octet-stream' })
  const better = namedProperties(part) ?? fixedList(part)
  if (!better) return
  for (const key of Object.keys(part)) delete part[key]
  Object.assign(part, better)
}

/**
 * Returns the JSON Schema (2020-12) of a request or an answer. The result is permissive wherever JSON Schema cannot
 * express a rule, such as a check by code. Recursive definitions go into `components` under `name`.
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

/** Returns the schema with its references pointing into the document's components. */
const relocated = (schema: object, name: string): { $defs?: object } & JsonSchema =>
  JSON.parse(JSON.stringify(schema), (key, value) =>
    key === '$ref' && String(value).startsWith(local)
      ? `#/components/schemas/${name}.${String(value).slice(local.length)}`
      : value,
  )
