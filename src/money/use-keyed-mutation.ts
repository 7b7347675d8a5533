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
    async onSettled(_, failure, variables) {
      // After a refusal too: the visible data was out of date.
      await refetchBelow(queryClient, ...stale)
      // Only now does the outcome show: a reload before this repeats the operation.
      if (!failure) settle(operationOf(variables))
    },
  })
}
