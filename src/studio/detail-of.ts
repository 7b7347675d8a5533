import i18next from 'i18next'
import type { Issue } from '#contract/first-issue.ts'
import type { StudioKey } from './texts.ts'

/** The texts of the expected types that do not go by their own name. */
const otherTypes: Partial<Record<string, StudioKey>> = { tuple: 'issue_array', record: 'issue_object' }

type Bound = Extract<Issue, { code: 'too_big' | 'too_small' }>

function keyOfBound({ code, origin, inclusive }: Bound): StudioKey {
  const side = code === 'too_big' ? 'most' : 'least'
  if (origin === 'string') return `issue_${side}_string`
  if (origin === 'array') return `issue_${side}_array`
  if (inclusive) return `issue_${side}`
  return code === 'too_big' ? 'issue_below' : 'issue_above'
}

/** Returns the text of a problem that a schema finds by itself, and the text's values. */
function textOf(issue: Issue): [key: StudioKey, values?: object] {
  switch (issue.code) {
    case 'invalid_type': {
      if (issue.message.endsWith('received undefined')) return ['issue_missing']
      const own = `issue_${issue.expected}`
      return [otherTypes[issue.expected] ?? (hasText(own) ? own : 'issue_invalid')]
    }
    case 'too_big':
      return [keyOfBound(issue), { limit: issue.maximum }]
    case 'too_small':
      return [keyOfBound(issue), { limit: issue.minimum }]
    case 'not_multiple_of':
      return ['issue_multiple', { step: issue.divisor }]
    case 'invalid_value':
      return issue.values.length === 1
        ? ['issue_value', { value: issue.values[0] }]
        : ['issue_values', { values: issue.values.join(', ') }]
    case 'unrecognized_keys':
      return ['issue_keys', { keys: issue.keys.join(', ') }]
    case 'invalid_key':
      return ['issue_key']
    case 'invalid_format':
      return issue.format === 'datetime' ? ['issue_datetime'] : ['issue_form', { form: issue.pattern }]
    default:
      return ['issue_invalid']
  }
}

const hasText = (key: string): key is StudioKey => i18next.exists(key, { ns: 'studio' })

/** Returns the text of an English sentence of a schema or of the host, in Studio's language; undefined if it has none. */
export function textOfSentence(sentence: string, values: object = {}): string | undefined {
  const key = `issue_${sentence}`
  return hasText(key) ? i18next.t(key, { ns: 'studio', ...values }) : undefined
}

/** Returns what is wrong with a value, in Studio's language. */
export function detailOf(issue: Issue): string {
  const own = textOfSentence(issue.message, issue.code === 'custom' ? issue.params : undefined)
  const [key, values] = textOf(issue)
  const detail = own ?? i18next.t(key, { ns: 'studio', ...values })
  const hint = issue.hint && textOfSentence(issue.hint)
  return hint ? `${detail} ${hint}` : detail
}
