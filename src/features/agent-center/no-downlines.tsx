import { UsersRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { buttonClass } from '#ui/controls/button-class.ts'
import { EmptyState } from '#ui/states/empty-state.tsx'
import styles from './agent-center.module.css'
import { registerAddress } from './team-address.ts'

/** Replaces the list: an empty team is neither searched nor sorted. At the agent's own place it leads to the first member. */
export function NoDownlines({ isOwn = false }: { isOwn?: boolean }) {
  const { t } = useTranslation()
  return (
    <section className={styles.block} aria-labelledby="agent-downlines">
      <h2 id="agent-downlines">{t('agent.direct')}</h2>
      <EmptyState
        icon={<UsersRound />}
        title={t('agent.no_downlines')}
        hint={isOwn ? t('agent.no_downlines_hint') : undefined}
        action={
          isOwn && (
            <Link to={registerAddress} className={buttonClass()}>
              {t('agent.register')}
            </Link>
          )
        }
      />
    </section>
  )
}
