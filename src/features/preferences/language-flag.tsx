import { Globe } from 'lucide-react'
import { useState } from 'react'
import { gatewayUrl } from '#gateway/deployment.ts'
import { type LanguageCode, languageTag } from '#i18n/languages.ts'
import styles from './language-flag.module.css'

/** The flag beside a language; a globe where there is none. */
export function LanguageFlag({ code }: { code: LanguageCode }) {
  const [failed, setFailed] = useState(false)
  if (failed) return <Globe size={20} className={styles.flag} />
  return (
    <img
      className={styles.flag}
      src={gatewayUrl(`/__art/flags/${languageTag(code)}.svg`)}
      alt=""
      width={24}
      height={18}
      onError={() => setFailed(true)}
    />
  )
}
