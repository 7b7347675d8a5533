import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { agentContracts, type Contract } from '#contract/agent-contracts.ts'
import type { Input } from '#contract/resource.ts'
import { call } from '#gateway/call.ts'
import { refusalOf } from '#gateway/failure.ts'
import { refetchBelow } from '#gateway/refetch-below.ts'
import { contractsKey } from '#money/contracts-key.ts'
import { currentSession } from '#session/session.ts'
import { useShowRefusal } from '#ui/forms/use-show-refusal.ts'
import { confirm } from '#ui/layers/confirm.tsx'
import { toast } from '#ui/layers/toast.ts'

type Answer = Input<typeof agentContracts.answerContract>['answer']

/** Accepts or declines a contract after a confirmation, because the answer is final, and shows the result. */
export function useAnswerContract({ id }: Contract, replaces: boolean): (answer: Answer) => Promise<void> {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const showRefusal = useShowRefusal()
  const { mutateAsync } = useMutation({
    mutationFn: (answer: Answer) =>
      call(agentContracts.answerContract, { token: currentSession()?.token ?? '', contractId: id, answer }),
    // After a refusal too, because the visible contract was out of date.
    onSettled: () => refetchBelow(queryClient, contractsKey),
  })

  const isConfirmed = (answer: Answer) =>
    confirm({
      title: t(answer === 'accept' ? 'agent.accept_title' : 'agent.decline_title'),
      text: t(answer === 'decline' ? 'agent.decline_text' : replaces ? 'agent.replace_text' : 'agent.accept_text'),
      confirmLabel: t(answer === 'accept' ? 'agent.accept' : 'agent.decline'),
      kind: answer === 'accept' ? 'primary' : 'danger',
    })

  return async (answer) => {
    if (!(await isConfirmed(answer))) return
    await mutateAsync(answer).then(
      () => toast.show(t(answer === 'accept' ? 'agent.accepted' : 'agent.declined'), { kind: 'success' }),
      (failure: unknown) => showRefusal(refusalOf(failure)),
    )
  }
}
