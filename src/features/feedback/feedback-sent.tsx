import { CircleCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Button } from '#ui/controls/button.tsx'
import { buttonClass } from '#ui/controls/button-class.ts'
import styles from './feedback.module.css'

/** Confirms that feedback was sent. */
export function FeedbackSent({ onAnother }: { onAnother: () => void }) {
  const { t } = useTranslation()
  return (
    <div className={styles.sent} role="status">
      <span className={styles.mark}>
        <CircleCheck size={40} />
      </span>
      <h2>{t('feedback.sent')}</h2>
      <p>{t('feedback.sent_hint')}</p>
      <Link to="/m/member/home" className={buttonClass({ wide: true })}>
        {t('feedback.to_member')}
      </Link>
      <Button kind="ghost" wide onClick={onAnother}>
        {t('feedback.another')}
      </Button>
    </div>
  )
}
