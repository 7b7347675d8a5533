import { Check, ChevronDown, Globe } from 'lucide-react'
import { useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useBrandIfAny } from '#brand/platform-status.ts'
import { stored } from '#contract/stored.ts'
import { knownLanguages, type LanguageCode, languageName, languageTag } from '#i18n/languages.ts'
import { changeLanguage } from '#i18n/set-up.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { loadPart } from '#platform/load-part.ts'
import { writeStored } from '#platform/storage.ts'
import { toast } from '#ui/layers/toast.ts'
import { LanguageFlag } from './language-flag.tsx'
import styles from './language-select.module.css'
import { usePopoverAt } from './use-popover-at.ts'

interface LanguageSelectProps {
  /** `round` shows a globe alone. */
  look?: 'named' | 'round'
}

/** Shows the choice of the merchant's languages, or of all known languages before the merchant is known. */
export function LanguageSelect({ look = 'named' }: LanguageSelectProps) {
  const { t } = useTranslation()
  const current = useLanguage()
  const offered = useOffered()
  const listId = useId()
  const button = useRef<HTMLButtonElement>(null)
  const list = usePopoverAt(button)

  const choose = async (code: LanguageCode) => {
    list.current?.hidePopover()
    try {
      await loadPart(() => changeLanguage(code), code)
      writeStored(stored.language, code)
    } catch {
      toast.show(t(navigator.onLine ? 'slow_connection' : 'no_internet'), { kind: 'error' })
    }
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        className={look === 'round' ? styles.round : styles.button}
        popoverTarget={listId}
        aria-label={t('preferences.language', { name: languageName(current) })}
      >
        {look === 'round' ? (
          <Globe size={22} />
        ) : (
          <>
            <LanguageFlag key={current} code={current} />
            {languageName(current)}
            <ChevronDown size={18} />
          </>
        )}
      </button>
      <ul ref={list} id={listId} popover="auto" className={styles.list}>
        {offered.map((code) => (
          <li key={code}>
            <button
              type="button"
              className={styles.choice}
              lang={languageTag(code)}
              aria-current={code === current}
              onClick={() => choose(code)}
            >
              <LanguageFlag code={code} />
              {languageName(code)}
              {code === current && <Check size={18} />}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

function useOffered(): readonly LanguageCode[] {
  const languages = useBrandIfAny()?.languages
  const known = knownLanguages()
  return languages?.filter((code) => known.includes(code)) ?? known
}
