import type { Explanation, JournalEntry, Nearest } from '../api/schemas.ts'
import { sentenceOfCode } from '../sentence-of.ts'
import { useTexts } from '../texts.ts'

const fieldOf = (answer: unknown) =>
  typeof answer === 'object' && answer !== null && 'field' in answer ? String(answer.field) : ''

/** Returns a function that says how a call ended, and how many faults it met. */
export function useOutcome(): (entry: JournalEntry, why: Explanation) => string {
  const { t } = useTexts()
  return ({ endpoint, method, path, errorCode = '', faults, answer }, { outcome }) => {
    const reason = sentenceOfCode(errorCode, { field: fieldOf(answer) }) ?? errorCode
    const ended = t(`why_${outcome}`, { endpoint, method, path, reason })
    return faults.length > 0 ? `${ended} ${t('why_faults', { count: faults.length })}` : ended
  }
}

/** Returns a function that says how a near endpoint differs from a call. */
export function useDifference(): (entry: JournalEntry, near: Nearest) => string {
  const { t } = useTexts()
  return ({ method: used }, { difference, letters, method: accepted }) => {
    const path = t(`near_${difference}`, { count: letters })
    return used === accepted ? path : `${path} · ${t('near_method', { accepted, used })}`
  }
}
