import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { refetchBelow } from '#gateway/refetch-below.ts'
import { useMoneyKeys } from './use-money-keys.ts'

interface KeyedMutation<Variables, Answer> {
  /** Returns the name of the operation, such as `reward/17`. */
  operationOf: (variables: Variables) => string
  send: (variables: Variables, idempotencyKey: string) => Promise<Answer>
  /** The queries whose data the mutation changes. */
  stale: readonly QueryKey[]
}

/** Creates a mutation that takes effect once per operation, also if it is sent again after a lost reply. */
export function useKeyedMutation<Variables, Answer>({ operationOf, send, stale }: KeyedMutation<Variables, Answer>) {
  const queryClient = useQueryClient()
  const { keyFor, settle } = useMoneyKeys()
  return useMutation({
    mutationFn: (variables: Variables) => send(variables, keyFor(operationOf(variables))),
    onSuccess: (_, variables) => settle(operationOf(variables)),
    // After a refusal too: the visible data was out of date.
    onSettled: () => refetchBelow(queryClient, ...stale),
  })
}
