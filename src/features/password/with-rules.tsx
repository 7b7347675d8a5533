import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Rules } from '#brand/rules.ts'
import { rulesQuery } from '#brand/rules-query.ts'
import { FormSkeleton } from '#ui/forms/form-skeleton.tsx'
import { FailedState } from '#ui/states/failed-state.tsx'

interface WithRulesProps {
  /** The number of fields that the form most likely has, for its skeleton. */
  fields: number
  children: (rules: Rules) => ReactNode
}

/** Shows a form when the rules of its fields have loaded. */
export function WithRules({ fields, children }: WithRulesProps) {
  const { data, isPending, refetch } = useQuery(rulesQuery())
  if (data) return children(data)
  return isPending ? <FormSkeleton fields={fields} /> : <FailedState onRetry={refetch} />
}
