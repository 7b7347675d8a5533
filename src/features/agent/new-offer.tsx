import { useTranslation } from 'react-i18next'
import styles from './contract.module.css'

/** Marks a menu's row while a contract is pending. */
export function NewOffer() {
  const { t } = useTranslation()
  return <span className={styles.waiting}>{t('agent.waiting')}</span>
}
