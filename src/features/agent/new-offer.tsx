import { useTranslation } from 'react-i18next'
import styles from './contract.module.css'

/** Says on a menu's row that a contract waits for an answer. */
export function NewOffer() {
  const { t } = useTranslation()
  return <span className={styles.waiting}>{t('agent.waiting')}</span>
}
