import * as z from 'zod/mini'

type Parsed<S extends z.ZodMiniType> = { data: z.output<S> } | { issue: { path: PropertyKey[]; message: string } }
type Issue = z.core.$ZodIssue

/** These messages are for developers, so in English; players see the text of the error code. */
const { localeError: error } = z.locales.en()

/**
 * Returns the innermost issue. The last option of a union is the general one, after special cases such as empty text.
 */
function innermost(issue: Issue): { path: PropertyKey[]; message: string } {
  const inner = issue.code === 'invalid_union' ? issue.errors.at(-1)?.[0] : undefined
  if (!inner) return { path: [...issue.path], message: issue.message }
  const { path, message } = innermost(inner)
  return { path: [...issue.path, ...path], message }
}

/** Parses a value and returns its data, or the first issue. */
export function parse<S extends z.ZodMiniType>(schema: S, value: unknown): Parsed<S> {
  const result = schema.safeParse(value, { error })
  if (result.success) return { data: result.data }
  const [issue] = result.error.issues
  return { issue: issue ? innermost(issue) : { path: [], message: 'not valid' } }
}
