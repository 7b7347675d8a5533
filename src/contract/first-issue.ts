import type * as z from 'zod/mini'

/** A problem of a value, as its schema reports it, and what may explain it. */
export type Issue = z.core.$ZodIssue & { hint?: string | undefined }

/** Returns the innermost issue. The last option of a union is the general one, after special cases such as empty text. */
function innermost(issue: z.core.$ZodIssue): z.core.$ZodIssue {
  const inner = issue.code === 'invalid_union' ? issue.errors.at(-1)?.[0] : undefined
  if (!inner) return issue
  const found = innermost(inner)
  return { ...found, path: [...issue.path, ...found.path] }
}

/** Returns the first problem of a refused value. */
export function firstIssue({ issues: [issue] }: z.core.$ZodError): Issue {
  return issue ? innermost(issue) : { code: 'custom', path: [], message: 'not valid' }
}
