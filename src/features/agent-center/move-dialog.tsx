import { useMutation, useQueryClient } from '@tanstack/react-query'
import { UserRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { failureText, GatewayFailure } from '#gateway/failure.ts'
import { refetchBelow } from '#gateway/refetch-below.ts'
import { isolated } from '#i18n/isolated.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextField } from '#ui/text-field.tsx'
import { toast } from '#ui/toast.ts'
import { useForm } from '#ui/use-form.ts'
import { agentCenterQueries } from './agent-center-queries.ts'
import styles from './team.module.css'
import { teamQueries } from './team-queries.ts'

interface MoveDialogProps {
  accounts: readonly string[]
  open: boolean
  onClose: () => void
  onMoved: () => void
}

/** Moves members of the team below another agent of it: all of them, or none if the gateway refuses one. */
export function MoveDialog({ accounts, open, onClose, onMoved }: MoveDialogProps) {
  const { t } = useTranslation()
  return (
    <Dialog open={open} onClose={onClose} title={t('agent.move_title')}>
      <MoveForm accounts={accounts} onMoved={onMoved} />
    </Dialog>
  )
}

function MoveForm({ accounts, onMoved }: { accounts: readonly string[]; onMoved: () => void }) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const { mutateAsync: move } = useMutation(teamQueries.move())
  const form = useForm<'toAccount'>({
    initial: { toAccount: '' },
    names: ['toAccount'],
    check: (name, values) => (values[name].trim() ? undefined : 'agent.target_needed'),
  })

  async function submit() {
    if (!form.passes()) return
    try {
      await move({ accounts, toAccount: form.values.toAccount.trim() })
    } catch (failure) {
      if (failure instanceof GatewayFailure && failure.field) return form.refuse('toAccount', failureText(failure))
      return toast.show(t(failureText(failure)), { kind: 'error', ms: 3000 })
    }
    toast.show(t('agent.moved'), { kind: 'success' })
    void refetchBelow(queryClient, agentCenterQueries.all)
    onMoved()
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
      <Button type="submit" wide onClick={submit}>
        {t('agent.move')}
      </Button>
    </form>
  )
}
