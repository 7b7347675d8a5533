import { Suspense } from 'react'
import { create } from 'zustand'
import { lazyPart } from '../loading/lazy-part.tsx'
import { FailureBoundary } from '../states/failure-boundary.tsx'
import type { Question } from './question-dialog.tsx'

const QuestionDialog = lazyPart(() => import('./question-dialog.tsx').then((module) => module.QuestionDialog))

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
  const current = useOpenQuestion((state) => state.current)
  if (!current) return null
  return (
    <FailureBoundary look="floating" onDismiss={withdrawQuestion}>
      <Suspense>
        <QuestionDialog {...current} onAnswer={settle} />
      </Suspense>
    </FailureBoundary>
  )
}

/** Keeps the question while its dialog closes, so that the text does not vanish first. */
function settle(confirmed: boolean) {
  const { current } = useOpenQuestion.getState()
  if (!current) return
  current.answer(confirmed)
  useOpenQuestion.setState({ current: { ...current, open: false } })
}
