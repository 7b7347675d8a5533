import * as z from 'zod/mini'

type Parsed<S extends z.ZodMiniType> = { data: z.output<S> } | { issue: { path: PropertyKey[]; message: string } }
type Issue = z.core.$ZodIssue

/** Told to developers only, so in English; players read the text of the error code. */
const { localeError: error } = z.locales.en()

/** The last way of a union is the one that is not a special case such as an empty text. */
function innermost(issue: Issue): { path: PropertyKey[]; message: string } {
  const inner = issue.code === 'invalid_union' ? issue.errors.at(-1)?.[0] : undefined
  if (!inner) return { path: [...issue.path], message: issue.message }
  const { path, message } = innermost(inner)
  return { path: [...issue.path, ...path], message }
}

/** What a schema makes of a value, or the first thing that is wrong with it. */
export function parse<S extends z.ZodMiniType>(schema: S, value: unknown): Parsed<S> {
  const result = schema.safeParse(value, { error })
  if (result.success) return { data: result.data }
  const [issue] = result.error.issues
  return { issue: issue ? innermost(issue) : { path: [], message: 'not valid' } }
}
