import { useTranslation } from 'react-i18next'
import { create } from 'zustand'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

type Question = {
  /** By default the word for a notice. */
  title?: string
  text?: string
  confirmLabel?: string
  cancelLabel?: string
  /** `danger` for what cannot be undone. */
  kind?: 'primary' | 'danger'
  /** Leaves only the confirm button: something to be told, not asked. */
  notice?: boolean
}

type Asked = { question: Question; open: boolean; answer: (confirmed: boolean) => void }

const useAsked = create<{ asked: Asked | null }>(() => ({ asked: null }))

/** Asks in a dialog and answers true when confirmed. A second question answers the first with false. Needs a `ConfirmHost`. */
export function confirm(question: Question): Promise<boolean> {
  useAsked.getState().asked?.answer(false)
  return new Promise((resolve) => {
    useAsked.setState({ asked: { question, open: true, answer: resolve } })
  })
}

/** Tells something that must be acknowledged. */
export function notice(text: string, options: Omit<Question, 'text' | 'notice'> = {}): Promise<boolean> {
  return confirm({ ...options, text, notice: true })
}

/** Takes an open question back, unanswered or answered, without an animation. */
export function withdrawQuestion() {
  useAsked.getState().asked?.answer(false)
  useAsked.setState({ asked: null })
}

/** Shows what `confirm` and `notice` ask; mount it once. */
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

/** The question stays while its dialog closes, so that its words do not vanish first. */
function settle(confirmed: boolean) {
  const { asked } = useAsked.getState()
  if (!asked) return
  asked.answer(confirmed)
  useAsked.setState({ asked: { ...asked, open: false } })
}
