import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { TextKey } from '#i18n/languages.ts'
import { type ForgetStep, forgetSteps } from './forget-fields.ts'
import styles from './steps.module.css'

const labels: Record<ForgetStep, TextKey> = {
  find: 'forget.step_find',
  code: 'forget.step_code',
  password: 'forget.step_password',
}

/** Shows the progress through the steps. */
export function Steps({ step }: { step: ForgetStep }) {
  const { t } = useTranslation()
  const at = forgetSteps.indexOf(step)
  return (
    <ol className={styles.steps} aria-label={t('forget.steps')}>
      {forgetSteps.map((name, index) => (
        <li
          key={name}
          className={styles.step}
          data-done={index < at || undefined}
          aria-current={index === at ? 'step' : undefined}
        >
          <span className={styles.mark} aria-hidden="true">
            {index < at ? <Check size={16} /> : index + 1}
          </span>
          {t(labels[name])}
        </li>
      ))}
    </ol>
  )
}
