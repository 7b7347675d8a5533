import { useMutation } from '@tanstack/react-query'
import { useMemo } from 'react'
import * as z from 'zod/mini'
import { promotions } from '#contract/promotions.ts'
import { wordCount } from '#contract/word-count.ts'
import { call } from '#gateway/call.ts'
import { failureText, GatewayFailure } from '#gateway/failure.ts'
import { useForm } from '#ui/forms/use-form.ts'
import { feedbackProblem, type WordLimits } from './feedback-problem.ts'

const Refused = z.object({ minimum: z.int(), maximum: z.int() })

const codeOf = (failure: unknown) => (failure instanceof GatewayFailure ? failure.code : undefined)

/** Returns the limits of a refusal, which may have changed since the settings were read. */
const refusedLimits = (failure: unknown): WordLimits | undefined =>
  failure instanceof GatewayFailure && failure.code === 'FEEDBACK_LENGTH'
    ? Refused.safeParse(failure.value).data
    : undefined

const failedText = (failure: unknown) =>
  codeOf(failure) === 'RATE_LIMITED' ? ('feedback.too_soon' as const) : failureText(failure)

/** Creates the form of feedback: its word count, the broken limits, and why it was not sent. */
export function useFeedback(limits: WordLimits, onSent: () => void) {
  const form = useForm({
    initial: { content: '' },
    names: ['content'],
    check: (_, values) => feedbackProblem(wordCount(values.content), limits),
  })
  const { content } = form.values
  const words = useMemo(() => wordCount(content), [content])
  const { mutateAsync, error, reset } = useMutation({
    mutationFn: () => call(promotions.feedback, { content }),
  })
  const refused = refusedLimits(error)
  const broken = refused ?? (form.errors.content && limits)
  const failed = error && !refused ? failedText(error) : undefined

  async function submit() {
    reset()
    if (!form.passes()) return
    try {
      await mutateAsync()
    } catch (failure) {
      if (refusedLimits(failure)) form.focus('content')
      return
    }
    form.clear('content')
    onSent()
  }

  return { form, words, broken, failed, submit }
}
