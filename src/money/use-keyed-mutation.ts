import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { askAgain } from '#gateway/ask-again.ts'
import { useMoneyKeys } from './use-money-keys.ts'

interface KeyedMutation<Variables, Answer> {
  /** Names what the person wants, such as `reward/17`. */
  wishOf: (variables: Variables) => string
  send: (variables: Variables, idempotencyKey: string) => Promise<Answer>
  /** The queries whose data the mutation changes. */
  stale: readonly QueryKey[]
}

/** Creates a mutation that takes effect once per wish, also if it is sent again after an answer was lost. */
export function useKeyedMutation<Variables, Answer>({ wishOf, send, stale }: KeyedMutation<Variables, Answer>) {
  const queryClient = useQueryClient()
  const { keyFor, settle } = useMoneyKeys()
  return useMutation({
    mutationFn: (variables: Variables) => send(variables, keyFor(wishOf(variables))),
    onSuccess: (_, variables) => settle(wishOf(variables)),
    // After a refusal too: the data on screen was out of date.
    onSettled: () => askAgain(queryClient, ...stale),
  })
}
