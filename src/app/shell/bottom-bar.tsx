import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useLargeText } from '#ui/look/use-large-text.ts'
import { standOnBar } from '#ui/page/share-height.ts'
import { goHome, mainEntries } from '../menus/main-entries.tsx'
import { useOffered } from '../menus/use-offered.ts'
import styles from './bottom-bar.module.css'
import { usePressed } from './use-pressed.ts'

/** Shows the main entries. `current` is the path of the current page. Home also scrolls to the top and selects HOT. */
export function BottomBar({ current }: { current: string }) {
  const { t } = useTranslation()
  const offered = useOffered()
  const { shown, follow } = usePressed(current)
  const largeText = useLargeText()
  return (
    <nav ref={largeText ? standOnBar : undefined} className={styles.bar} aria-label={t('bottom.label')}>
      {mainEntries
        .filter(({ to }) => offered(to))
        .map(({ to, label, icon }) => (
          <Link
            key={to}
            to={to}
            className={styles.entry}
            aria-current={to === shown ? 'page' : undefined}
            onClick={(event) => {
              if (to === '/m/home') goHome()
              follow(event, to)
            }}
          >
            {icon}
            <span>{t(label)}</span>
          </Link>
        ))}
    </nav>
  )
}
