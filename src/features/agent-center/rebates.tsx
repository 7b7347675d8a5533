import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePerCent } from '#i18n/use-per-cent.ts'
import { Button } from '#ui/controls/button.tsx'
import type { Person } from './person-card.tsx'
import { RebatesForm } from './rebates-form.tsx'
import styles from './team.module.css'

/** Shows the member's rates. The agent may change those of direct downlines. */
export function Rebates({ person }: { person: Person }) {
  const { t } = useTranslation()
  const perCent = usePerCent()
  const [editing, setEditing] = useState(false)
  return (
    <section className={styles.card} aria-labelledby="agent-rebates">
      <header className={styles.head}>
        <h2 id="agent-rebates">{t('agent.rebates')}</h2>
        {person.level === 1 && !editing && (
          <Button kind="secondary" size="small" onClick={() => setEditing(true)}>
            {t('agent.change')}
          </Button>
        )}
      </header>
      {editing ? (
        <RebatesForm person={person} onClose={() => setEditing(false)} />
      ) : (
        <dl className={styles.rates}>
          {person.rebates.map(({ gameCategory, rate }) => (
            <div key={gameCategory}>
              <dt>{t(`category.${gameCategory}`)}</dt>
              <dd>{perCent(rate)}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}
