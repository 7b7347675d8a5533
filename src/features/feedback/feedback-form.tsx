import { useTranslation } from 'react-i18next'
import { feedbackCharacters } from '#contract/promotions.ts'
import { Button } from '#ui/controls/button.tsx'
import { TextArea } from '#ui/forms/text-area.tsx'
import styles from './feedback.module.css'
import type { WordLimits } from './feedback-problem.ts'
import { useFeedback } from './use-feedback.ts'

interface FeedbackFormProps {
  limits: WordLimits
  onSent: () => void
}

/** Asks for feedback and counts its words. The text stays until it is sent, even after a failure. */
export function FeedbackForm({ limits, onSent }: FeedbackFormProps) {
  const { t } = useTranslation()
  const { form, words, broken, failed, submit } = useFeedback(limits, onSent)
  const { onChange: _, ...content } = form.field('content')
  return (
    <form {...form.props} className={styles.page}>
      <p className={styles.intro}>{t('feedback.intro')}</p>
      <TextArea
        {...content}
        label={t('feedback.label')}
        error={broken && t('feedback.length', { ...broken })}
        rows={8}
        maxLength={feedbackCharacters}
        count={t('feedback.count', { words, maximum: limits.maximum })}
        placeholder={t('feedback.placeholder')}
        onChange={(event) => form.set('content', event.target.value)}
      />
      {failed && (
        <p role="alert" className={styles.failed}>
          {t(failed)}
        </p>
      )}
      <Button type="submit" size="large" wide onClick={submit}>
        {t('feedback.send')}
      </Button>
    </form>
  )
}
