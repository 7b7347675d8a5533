import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Rules } from '#brand/rules.ts'
import { rulesQuery } from '#brand/rules-query.ts'
import { FormSkeleton } from '#ui/forms/form-skeleton.tsx'
import { FailedState } from '#ui/states/failed-state.tsx'

/** Shows a form when the rules of its fields have loaded. */
export function WithRules({ children }: { children: (rules: Rules) => ReactNode }) {
  const { data, isPending, refetch } = useQuery(rulesQuery())
  if (data) return children(data)
  return isPending ? <FormSkeleton fields={2} /> : <FailedState onRetry={refetch} />
}
