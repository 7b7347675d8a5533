import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Answer } from '#contract/resource.ts'
import type { security } from '#contract/security.ts'
import { failureText, type GatewayFailure } from '#gateway/failure.ts'
import type { MessageKey } from '#i18n/languages.ts'
import { useViewer } from '#session/viewer.ts'
import { Button } from '#ui/controls/button.tsx'
import { FormSkeleton } from '#ui/forms/form-skeleton.tsx'
import { SelectField } from '#ui/forms/select-field.tsx'
import { TextField } from '#ui/forms/text-field.tsx'
import type { Form } from '#ui/forms/use-form.ts'
import { useMessage } from '#ui/forms/use-message.ts'
import { FailedState } from '#ui/states/failed-state.tsx'
import {
  answersIn,
  noAnswers,
  type Place,
  type QuestionField,
  questionFields,
  questionPlaces,
  questionProblem,
} from './question-fields.ts'
import styles from './security.module.css'
import { securityQueries } from './security-queries.ts'
import { usePartForm } from './use-part-form.ts'

type Questions = Answer<typeof security.customerSecurityQuestions>

const longestAnswer = 50

/** Sets three security questions and their answers, or replaces them. */
export function QuestionsPart() {
  const { t } = useTranslation()
  const { data, isPending, error, refetch } = useQuery(securityQueries.questions(useViewer()))
  if (data) return <QuestionsForm {...data} />
  if (isPending) return <FormSkeleton fields={6} />
  return <FailedState message={t(failureText(error))} onRetry={refetch} />
}

function QuestionsForm({ questions, chosen }: Questions) {
  const { t } = useTranslation()
  const { form, submit } = useQuestionsForm(chosen)
  const textOf = (wanted: string) => questions.find(({ id }) => id === wanted)?.text ?? wanted
  return (
    <form {...form.props} className={styles.form}>
      {chosen.length > 0 && (
        <fieldset className={styles.group}>
          <legend>{t('security.current_answers')}</legend>
          {questionPlaces.slice(0, chosen.length).map((place) => (
            <AnswerField key={place} form={form} name={`current${place}`} label={textOf(chosen[place] ?? '')} />
          ))}
        </fieldset>
      )}
      <fieldset className={styles.group}>
        <legend>{t(chosen.length > 0 ? 'security.new_questions' : 'security.three_questions')}</legend>
        {questionPlaces.map((place) => (
          <QuestionPair key={place} form={form} place={place} questions={questions} />
        ))}
      </fieldset>
      <Button type="submit" size="large" wide onClick={submit}>
        {t('security.save')}
      </Button>
    </form>
  )
}

function useQuestionsForm(chosen: readonly string[]) {
  const { mutateAsync: set } = useMutation(securityQueries.setAnswers())
  const replaces = chosen.length > 0
  const explain = ({ code, field }: GatewayFailure): readonly [QuestionField, MessageKey] | undefined => {
    if (code === 'SECURITY_ANSWER_WRONG') return ['current0', 'security.answer_wrong']
    const place = questionPlaces.find((wanted) => String(wanted) === field)
    return code === 'SECURITY_QUESTIONS_INVALID' && place !== undefined
      ? [`answer${place}`, 'security.questions_invalid']
      : undefined
  }
  return usePartForm<QuestionField>({
    initial: noAnswers,
    names: questionFields(replaces),
    check: questionProblem,
    explain,
    save: (values) => {
      const answers = answersIn(values)
      if (!replaces) return set({ answers })
      const currentAnswers = chosen.map((questionId, place) => ({
        questionId,
        answer: values[`current${place as Place}`],
      }))
      return set({ answers, currentAnswers })
    },
  })
}

type QuestionForm = Form<QuestionField>

interface QuestionPairProps {
  form: QuestionForm
  place: Place
  questions: Questions['questions']
}

/** Asks for a question that no other place has, and for its answer. */
function QuestionPair({ form, place, questions }: QuestionPairProps) {
  const { t } = useTranslation()
  const message = useMessage()
  const name = `question${place}` as const
  const elsewhere = questionPlaces.filter((other) => other !== place).map((other) => form.values[`question${other}`])
  return (
    <div className={styles.pair}>
      <SelectField
        label={t('security.question', { number: place + 1 })}
        name={name}
        placeholder={t('security.choose_question')}
        options={questions
          .filter(({ id }) => !elsewhere.includes(id))
          .map(({ id, text }) => ({ value: id, label: text }))}
        value={form.values[name]}
        error={message(form.errors[name])}
        onChange={(id) => form.set(name, id)}
      />
      <AnswerField form={form} name={`answer${place}`} label={t('security.answer', { number: place + 1 })} />
    </div>
  )
}

function AnswerField({ form, name, label }: { form: QuestionForm; name: QuestionField; label: string }) {
  return (
    <TextField
      {...form.field(name)}
      label={label}
      required
      data-secret=""
      maxLength={longestAnswer}
      autoComplete="off"
      autoCapitalize="none"
    />
  )
}
