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

type OpenQuestion = { question: Question; open: boolean; answer: (confirmed: boolean) => void }

const useOpenQuestion = create<{ current: OpenQuestion | null }>(() => ({ current: null }))

/**
 * Asks in a dialog and resolves to true if confirmed. A second question resolves the first to false. Needs a
 * `ConfirmHost`.
 */
export function confirm(question: Question): Promise<boolean> {
  useOpenQuestion.getState().current?.answer(false)
  return new Promise((resolve) => {
    useOpenQuestion.setState({ current: { question, open: true, answer: resolve } })
  })
}

/** Shows a message that the person must acknowledge. */
export function notice(text: string, options: Omit<Question, 'text' | 'notice'> = {}): Promise<boolean> {
  return confirm({ ...options, text, notice: true })
}

/** Removes the question at once, answered or not. */
export function withdrawQuestion() {
  useOpenQuestion.getState().current?.answer(false)
  useOpenQuestion.setState({ current: null })
}

/** Shows the questions of `confirm` and `notice`. Mount it once. */
export function ConfirmHost() {
  const { t } = useTranslation()
  const current = useOpenQuestion((state) => state.current)
  if (!current) return null
  const { question, open } = current
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
  const { current } = useOpenQuestion.getState()
  if (!current) return
  current.answer(confirmed)
  useOpenQuestion.setState({ current: { ...current, open: false } })
}
