import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { letterLimits, messages } from '#contract/messages.ts'
import { call } from '#gateway/call.ts'
import { failureText } from '#gateway/failure.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { Button } from '#ui/controls/button.tsx'
import { TextArea } from '#ui/forms/text-area.tsx'
import { TextField } from '#ui/forms/text-field.tsx'
import { type Check, useForm } from '#ui/forms/use-form.ts'
import { Dialog } from '#ui/layers/dialog.tsx'
import { toast } from '#ui/layers/toast.ts'
import styles from './inbox.module.css'
import { messageQueries } from './message-queries.ts'

const names = ['subject', 'content'] as const
type Name = (typeof names)[number]

const check: Check<Name> = (name, values) => (values[name].trim() === '' ? `messages.${name}_needed` : undefined)

interface ComposeLetterProps {
  open: boolean
  onClose: () => void
  onSent: () => void
}

/** Asks for a letter to customer service. The draft stays until it is sent, even after a failure. */
export function ComposeLetter({ open, onClose, onSent }: ComposeLetterProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const client = useQueryClient()
  const form = useForm<Name>({ initial: { subject: '', content: '' }, names, check })
  const { mutateAsync, error, isPending } = useMutation({
    mutationFn: () => call(messages.sendEmail, { ...form.values, language }),
    onSuccess: () => client.invalidateQueries({ queryKey: messageQueries.boxes }),
  })

  async function send() {
    if (!form.passes()) return
    try {
      await mutateAsync()
    } catch {
      return
    }
    form.clear('subject')
    form.clear('content')
    toast.show(t('messages.sent_now'), { kind: 'success' })
    onSent()
  }

  const { onChange: _, ...content } = form.field('content')
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('messages.compose_title')}
      actions={
        <Button busy={isPending} onClick={send}>
          {t('messages.send')}
        </Button>
      }
    >
      <form {...form.props} className={styles.compose}>
        <p className={styles.hint}>{t('messages.compose_hint')}</p>
        <TextField {...form.field('subject')} label={t('messages.subject')} maxLength={letterLimits.subject} />
        <TextArea
          {...content}
          label={t('messages.content')}
          maxLength={letterLimits.content}
          onChange={(event) => form.set('content', event.target.value)}
        />
        {error && (
          <p role="alert" className={styles.failed}>
            {t(failureText(error))}
          </p>
        )}
      </form>
    </Dialog>
  )
}
