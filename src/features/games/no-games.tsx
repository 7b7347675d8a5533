import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { buttonClass } from '#ui/controls/button-class.ts'
import { EmptyState } from '#ui/states/empty-state.tsx'

/** Says that there are no games here, and leads home. */
export function NoGames({ hint }: { hint?: string }) {
  const { t } = useTranslation()
  return (
    <EmptyState
      title={t('games.none')}
      hint={hint}
      action={
        <Link to="/m/home" className={buttonClass({ kind: 'secondary' })}>
          {t('route.home')}
        </Link>
      }
    />
  )
}
