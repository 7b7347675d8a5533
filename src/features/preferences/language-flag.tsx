import { Globe } from 'lucide-react'
import { flagOf } from '#i18n/flags.ts'
import type { LanguageCode } from '#i18n/languages.ts'
import styles from './language-flag.module.css'

/** Shows the flag of a language; a globe if there is none. */
export function LanguageFlag({ code }: { code: LanguageCode }) {
  const flag = flagOf(code)
  if (!flag) return <Globe size={20} className={styles.flag} />
  return <img className={styles.flag} src={flag} alt="" width={24} height={18} />
}
