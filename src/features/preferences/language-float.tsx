import { useStatusIfAny } from '#brand/platform-status.ts'
import { useSession } from '#session/session.ts'
import { keepFocusAbove } from '#ui/page/share-height.ts'
import styles from './language-float.module.css'
import { LanguageSelect } from './language-select.tsx'

/** Floats the choice of the language over a page for visitors, who have no member centre to look for it. */
export function LanguageFloat() {
  const visitor = useSession() === undefined
  const several = (useStatusIfAny()?.brand.languages.length ?? 0) > 1
  if (!visitor || !several) return null
  return (
    <div ref={keepFocusAbove} className={styles.float}>
      <LanguageSelect look="round" />
    </div>
  )
}
