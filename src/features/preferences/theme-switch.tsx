import { Moon, Sun } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { chooseMode, useChosenMode } from '#brand/appearance.ts'
import { useBrand } from '#brand/platform-status.ts'
import styles from './theme-switch.module.css'

/** Shows the choice of light or dark; the merchant's default applies until the player chooses. */
export function ThemeSwitch() {
  const { t } = useTranslation()
  const { defaultTheme } = useBrand()
  const dark = (useChosenMode() ?? defaultTheme) === 'dark'
  return (
    <button
      type="button"
      role="switch"
      aria-checked={dark}
      aria-label={t('preferences.dark_mode')}
      className={styles.switch}
      onClick={() => chooseMode(dark ? 'light' : 'dark')}
    >
      <span className={styles.track}>
        <span className={styles.thumb}>{dark ? <Moon size={16} /> : <Sun size={16} />}</span>
      </span>
    </button>
  )
}
