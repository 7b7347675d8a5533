import { useInfiniteQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Contract } from '#contract/agent-contracts.ts'
import { failureText } from '#gateway/failure.ts'
import { formatDateTime } from '#i18n/formats.ts'
import { isolated } from '#i18n/isolated.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { usePerCent } from '#i18n/use-per-cent.ts'
import { useSession } from '#session/session.ts'
import opening from '#ui/records/opening-row.module.css'
import { RecordList } from '#ui/records/record-list.tsx'
import { agentQueries, type ContractKind } from './agent-queries.ts'
import { eventsOf } from './contract-events.ts'
import styles from './history.module.css'
import { Tiers } from './tiers.tsx'

/** Shows every contract of a kind that the member was ever offered, and what became of it; nothing if there are none. */
export function ContractHistory({ kind }: { kind: ContractKind }) {
  const { t } = useTranslation()
  const query = useInfiniteQuery(agentQueries.history(useSession(), kind))
  const total = query.data?.pages[0]?.total
  if (total === 0) return null
  return (
    <section className={styles.history} aria-labelledby="contract-history">
      <h2 id="contract-history">{t('agent.history')}</h2>
      <RecordList query={query} total={total} failure={t(failureText(query.error))} sums={0} empty={null}>
        {query.data?.pages.flatMap(({ content }) =>
          content.map((contract) => <PastContract key={contract.id} contract={contract} />),
        )}
      </RecordList>
    </section>
  )
}

/** Shows a contract's last event; the row opens to all of its events and its tiers. */
function PastContract({ contract }: { contract: Contract }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const perCent = usePerCent()
  const { status, tiers, requestedBy } = contract
  const name = isolated(requestedBy ?? t('agent.platform'))
  const events = eventsOf(contract)
  const last = events.at(-1)
  return (
    <details className={opening.row}>
      <summary>
        <span className={`${opening.name} ${styles.name}`}>
          <strong>{t(`agent.status_${status}`)}</strong>
          {last && <time dateTime={new Date(last.at).toISOString()}>{formatDateTime(last.at, language)}</time>}
        </span>
        <span className={styles.best}>
          {t('agent.up_to')} <strong>{perCent(Math.max(...tiers.map(({ rate }) => rate)))}</strong>
        </span>
        <ChevronDown size={18} className={opening.chevron} />
      </summary>
      <ol className={styles.events}>
        {events.map((event) => (
          <li key={event.name}>
            <span>{t(`agent.event_${event.name}`, { name })}</span>
            <time dateTime={new Date(event.at).toISOString()}>{formatDateTime(event.at, language)}</time>
          </li>
        ))}
      </ol>
      <div className={styles.tiers}>
        <Tiers tiers={tiers} />
      </div>
    </details>
  )
}
