import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { agentContracts } from '#contract/agent-contracts.ts'
import { call } from '#gateway/call.ts'
import { refusalOf } from '#gateway/failure.ts'
import { refetchBelow } from '#gateway/refetch-below.ts'
import { contractsKey } from '#money/contracts-key.ts'
import { currentSession } from '#session/session.ts'
import { Button } from '#ui/controls/button.tsx'
import { useShowRefusal } from '#ui/forms/use-show-refusal.ts'
import { toast } from '#ui/layers/toast.ts'
import type { ContractKind } from './agent-queries.ts'

interface AskForContractProps {
  kind: ContractKind
  /** A contract of the kind is in force. */
  other: boolean
}

/** Asks the upline or the platform for a contract. Its offer comes later. */
export function AskForContract({ kind, other }: AskForContractProps) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const showRefusal = useShowRefusal()
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(agentContracts.askForContract, { token: currentSession()?.token ?? '', kind }),
    onSuccess: () => toast.show(t('agent.asked_done'), { kind: 'success' }),
    onError: (failure) => showRefusal(refusalOf(failure)),
    // After a refusal too, because an offer may have come in the meantime.
    onSettled: () => refetchBelow(queryClient, contractsKey),
  })
  return (
    <Button kind={other ? 'secondary' : 'primary'} wide={other} busy={isPending} onClick={() => mutate()}>
      {t(other ? 'agent.ask_again' : 'agent.ask')}
    </Button>
  )
}
