import { useMutation, useQueryClient } from '@tanstack/react-query'
import { UserRound } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type FailureText, failureText, GatewayFailure } from '#gateway/failure.ts'
import { refetchBelow } from '#gateway/refetch-below.ts'
import { isolated } from '#i18n/isolated.ts'
import { Button } from '#ui/controls/button.tsx'
import { TextField } from '#ui/forms/text-field.tsx'
import { useForm } from '#ui/forms/use-form.ts'
import { Dialog } from '#ui/layers/dialog.tsx'
import { toast } from '#ui/layers/toast.ts'
import { agentCenterQueries } from './agent-center-queries.ts'
import { refusedAccount } from './refused-account.ts'
import styles from './team.module.css'
import { teamQueries } from './team-queries.ts'

interface MoveFormProps {
  accounts: readonly string[]
  onMoved: () => void
  /** Leaves one of several members out. */
  onLeaveOut?: (account: string) => void
}

interface MoveDialogProps extends MoveFormProps {
  open: boolean
  onClose: () => void
}

/** Moves members of the team below another agent of it: all of them, or none if the gateway refuses one. */
export function MoveDialog({ open, onClose, ...form }: MoveDialogProps) {
  const { t } = useTranslation()
  return (
    <Dialog open={open} onClose={onClose} title={t('agent.move_title')}>
      <MoveForm {...form} />
    </Dialog>
  )
}

/** The member whom the gateway refuses to move to a target, and the key of the reason. */
interface Refusal {
  account: string
  toAccount: string
  text: FailureText
}

function MoveForm({ accounts, onMoved, onLeaveOut }: MoveFormProps) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const { mutateAsync: move } = useMutation(teamQueries.move())
  const form = useForm<'toAccount'>({
    initial: { toAccount: '' },
    names: ['toAccount'],
    check: (name, values) => (values[name].trim() ? undefined : 'agent.target_needed'),
  })
  const [refusal, setRefusal] = useState<Refusal>()
  const button = useRef<HTMLButtonElement>(null)
  const toAccount = form.values.toAccount.trim()

  async function submit() {
    setRefusal(undefined)
    if (!form.passes()) return
    try {
      await move({ accounts, toAccount })
    } catch (failure) {
      return refuse(failure)
    }
    toast.show(t('agent.moved'), { kind: 'success' })
    void refetchBelow(queryClient, agentCenterQueries.all)
    onMoved()
  }

  function refuse(failure: unknown) {
    const text = failureText(failure)
    const account = refusedAccount(failure, accounts)
    if (account !== undefined) return setRefusal({ account, toAccount, text })
    if (!(failure instanceof GatewayFailure && failure.field)) {
      return toast.show(t(text), { kind: 'error', ms: 3000 })
    }
    form.refuse('toAccount', failure.code === 'TRANSFER_REFUSED' ? 'agent.not_an_agent' : text)
  }

  function leaveOut(account: string) {
    onLeaveOut?.(account)
    setRefusal(undefined)
    // The pressed button goes away.
    button.current?.focus()
  }

  return (
    <form {...form.props} className={styles.stack}>
      <p className={styles.account}>{t('agent.move_text', { accounts: accounts.map(isolated).join(', ') })}</p>
      <TextField
        {...form.field('toAccount')}
        label={t('agent.target')}
        icon={<UserRound />}
        required
        maxLength={64}
        autoComplete="off"
        autoCapitalize="none"
      />
      {refusal?.toAccount === toAccount && (
        <Refused refusal={refusal} onLeaveOut={onLeaveOut && (() => leaveOut(refusal.account))} />
      )}
      <Button ref={button} type="submit" wide onClick={submit}>
        {t('agent.move')}
      </Button>
    </form>
  )
}

/** Names the member whom the gateway refuses to move, and offers to leave that member out. */
function Refused({ refusal: { account, text }, onLeaveOut }: { refusal: Refusal; onLeaveOut?: () => void }) {
  const { t } = useTranslation()
  return (
    <div className={styles.refused}>
      <p role="alert">
        <strong>{account}</strong>
        {t(text)}
      </p>
      {onLeaveOut && (
        <Button kind="secondary" wide onClick={onLeaveOut}>
          {t('agent.move_without', { account })}
        </Button>
      )}
    </div>
  )
}
