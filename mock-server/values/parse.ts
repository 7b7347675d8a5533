import * as z from 'zod/mini'
import { firstIssue, type Issue } from '#contract/first-issue.ts'

type Parsed<S extends z.ZodMiniType> = { data: z.output<S> } | { issue: Issue }

/** These messages are for developers, so in English; players see the text of the error code. */
const { localeError: error } = z.locales.en()

/** Parses a value and returns its data, or the first issue. */
export function parse<S extends z.ZodMiniType>(schema: S, value: unknown): Parsed<S> {
  const result = schema.safeParse(value, { error })
  return result.success ? { data: result.data } : { issue: firstIssue(result.error) }
}
