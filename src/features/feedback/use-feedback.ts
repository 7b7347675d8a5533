import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import * as z from 'zod/mini'
import { settingsQuery } from '#brand/settings-query.ts'
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

/** Returns functions that bring the limits up to date: to those of a refusal, or to the gateway's settings. */
function useFreshLimits() {
  const queryClient = useQueryClient()
  const { queryKey } = settingsQuery()
  return {
    take: (feedback: WordLimits) =>
      void queryClient.setQueryData(queryKey, (settings) => settings && { ...settings, feedback }),
    read: () => void queryClient.invalidateQueries({ queryKey }),
  }
}

/** Creates the form of feedback: its word count, the broken limits, and why it was not sent. */
export function useFeedback(limits: WordLimits, onSent: () => void) {
  const form = useForm({
    initial: { content: '' },
    names: ['content'],
    check: (_, values) => feedbackProblem(wordCount(values.content), limits),
  })
  const fresh = useFreshLimits()
  const { content } = form.values
  const words = useMemo(() => wordCount(content), [content])
  const { mutateAsync, error, reset } = useMutation({
    mutationFn: () => call(promotions.feedback, { content }),
  })
  const broken = form.errors.content && feedbackProblem(words, limits) ? limits : undefined
  const failed = error && !refusedLimits(error) ? failedText(error) : undefined

  async function submit() {
    reset()
    // The limits may have become wider since they were read.
    if (!form.passes()) return fresh.read()
    try {
      await mutateAsync()
    } catch (failure) {
      const refused = refusedLimits(failure)
      if (!refused) return
      fresh.take(refused)
      form.refuse('content', 'feedback.length')
      return
    }
    form.clear('content')
    onSent()
  }

  return { form, words, broken, failed, submit }
}
