import { partOf } from '#mock-server/control/part-of.ts'

/** The answer of each step by its name. */
export type Answers = ReadonlyMap<string, unknown>

const placeholder = /\{\{([^.}]+)(?:\.([^}]+))?\}\}/g

function lookUp(answers: Answers, name: string, path: string): unknown {
  const value = partOf(answers.get(name), path)
  if (value === undefined || value === null)
    throw new Error(`The answer of the step "${name}" has no value at "${path}".`)
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
 * Returns a copy with every `{{step.path}}` replaced. `{{step.path?name}}` reads a parameter of an address. The fields of
 * `...` are defaults for the other fields of its object.
 */
export function resolve(value: unknown, answers: Answers): unknown {
  if (typeof value === 'string') return resolveText(value, answers)
  if (Array.isArray(value)) return value.map((item) => resolve(item, answers))
  return typeof value === 'object' && value !== null ? resolveFields(value, answers) : value
}
