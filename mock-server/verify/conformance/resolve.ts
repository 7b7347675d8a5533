import { partOf } from '#mock-server/control/part-of.ts'

/** What each step answered, by the step's name. */
export type Answers = ReadonlyMap<string, unknown>

const placeholder = /\{\{([^.}]+)(?:\.([^}]+))?\}\}/g

function lookUp(answers: Answers, name: string, path: string): unknown {
  const value = partOf(answers.get(name), path)
  if (value === undefined || value === null)
    throw new Error(`the answer of the step "${name}" has no value at "${path}"`)
  return value
}

function resolveText(text: string, answers: Answers): unknown {
  const [match] = text.matchAll(placeholder)
  if (match?.[0] === text) return lookUp(answers, match[1] ?? '', match[2] ?? '')
  return text.replace(placeholder, (_, name, path = '') => String(lookUp(answers, name, path)))
}

function resolveFields(fields: object, answers: Answers): object {
  const { '...': base, ...own } = Object.fromEntries(
    Object.entries(fields).map(([key, inner]) => [key, resolve(inner, answers)]),
  )
  return { ...(base ?? {}), ...own }
}

/**
 * A copy with every `{{step.path}}` filled in. `{{step.path?name}}` takes a parameter of an address; a field named `...`
 * lies under the others of its object.
 */
export function resolve(value: unknown, answers: Answers): unknown {
  if (typeof value === 'string') return resolveText(value, answers)
  if (Array.isArray(value)) return value.map((item) => resolve(item, answers))
  return typeof value === 'object' && value !== null ? resolveFields(value, answers) : value
}
