import { useTranslation } from 'react-i18next'
import { Button } from '../controls/button.tsx'
import { Dialog } from './dialog.tsx'

export type Question = {
  /** Default: the word for a notice. */
  title?: string
  text?: string
  confirmLabel?: string
  cancelLabel?: string
  /** `danger` for an action that cannot be undone. */
  kind?: 'primary' | 'danger'
  /** Shows only the confirm button, for a notice. */
  notice?: boolean
}

interface QuestionDialogProps {
  question: Question
  open: boolean
  onAnswer: (confirmed: boolean) => void
}

/** Asks a question in a dialog; closing it answers no. */
export function QuestionDialog({ question, open, onAnswer }: QuestionDialogProps) {
  const { t } = useTranslation()
  return (
    <Dialog
      role="alertdialog"
      open={open}
      onClose={() => onAnswer(false)}
      title={question.title ?? t('common.notice')}
      closeHidden
      actions={
        <>
          {!question.notice && (
            <Button kind="secondary" onClick={() => onAnswer(false)}>
              {question.cancelLabel ?? t('common.cancel')}
            </Button>
          )}
          <Button kind={question.kind ?? 'primary'} onClick={() => onAnswer(true)}>
            {question.confirmLabel ?? t('common.confirm')}
          </Button>
        </>
      }
    >
      {question.text}
    </Dialog>
  )
}
