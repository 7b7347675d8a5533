import { useTranslation } from 'react-i18next'
import { create } from 'zustand'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

type Question = {
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

type Asked = { question: Question; open: boolean; answer: (confirmed: boolean) => void }

const useAsked = create<{ asked: Asked | null }>(() => ({ asked: null }))

/**
 * Asks in a dialog and resolves to true if confirmed. A second question resolves the first to false. Needs a
 * `ConfirmHost`.
 */
export function confirm(question: Question): Promise<boolean> {
  useAsked.getState().asked?.answer(false)
  return new Promise((resolve) => {
    useAsked.setState({ asked: { question, open: true, answer: resolve } })
  })
}

/** Shows a message that the person must acknowledge. */
export function notice(text: string, options: Omit<Question, 'text' | 'notice'> = {}): Promise<boolean> {
  return confirm({ ...options, text, notice: true })
}

/** Removes the question at once, answered or not. */
export function withdrawQuestion() {
  useAsked.getState().asked?.answer(false)
  useAsked.setState({ asked: null })
}

/** Shows the questions of `confirm` and `notice`. Mount it once. */
export function ConfirmHost() {
  const { t } = useTranslation()
  const asked = useAsked((state) => state.asked)
  if (!asked) return null
  const { question, open } = asked
  return (
    <Dialog
      role="alertdialog"
      open={open}
      onClose={() => settle(false)}
      title={question.title ?? t('common.notice')}
      closeHidden
      actions={
        <>
          {!question.notice && (
            <Button kind="secondary" onClick={() => settle(false)}>
              {question.cancelLabel ?? t('common.cancel')}
            </Button>
          )}
          <Button kind={question.kind ?? 'primary'} onClick={() => settle(true)}>
            {question.confirmLabel ?? t('common.confirm')}
          </Button>
        </>
      }
    >
      {question.text}
    </Dialog>
  )
}

/** Keeps the question while its dialog closes, so that the text does not vanish first. */
function settle(confirmed: boolean) {
  const { asked } = useAsked.getState()
  if (!asked) return
  asked.answer(confirmed)
  useAsked.setState({ asked: { ...asked, open: false } })
}
