import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Contract } from '#contract/agent-contracts.ts'
import { formatDate } from '#i18n/formats.ts'
import { isolated } from '#i18n/isolated.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { usePerCent } from '#i18n/use-per-cent.ts'
import styles from './contract.module.css'
import { eventsOf } from './contract-events.ts'
import { Tiers } from './tiers.tsx'

interface ContractCardProps {
  contract: Contract
  /** Actions on the contract. */
  children?: ReactNode
}

/** Returns the texts of a contract that is asked for, offered or in force. */
function textsOf({ status }: Contract) {
  if (status === 'asked') return { title: 'agent.asked_for', origin: 'agent.asked_of' } as const
  if (status === 'requested') return { title: 'agent.waiting', origin: 'agent.offered' } as const
  return { title: 'agent.in_force', origin: 'agent.since' } as const
}

/** Shows a contract in full: who offers it, what it counts, when it is paid, and the rate of each tier. */
export function ContractCard({ contract, children }: ContractCardProps) {
  const { t } = useTranslation()
  const { id, status, basis, period, tiers } = contract
  const title = `contract-${id}`
  return (
    <article className={styles.card} data-status={status} aria-labelledby={title}>
      <header className={styles.head}>
        <h2 id={title}>{t(textsOf(contract).title)}</h2>
        <Best tiers={tiers} />
        <Origin contract={contract} />
      </header>
      <dl className={styles.facts}>
        <div>
          <dt>{t('agent.basis')}</dt>
          <dd>{t(`agent.basis_${basis}`)}</dd>
        </div>
        <div>
          <dt>{t('agent.period')}</dt>
          <dd>{t(`agent.period_${period}`)}</dd>
        </div>
      </dl>
      <Tiers tiers={tiers} />
      {children}
    </article>
  )
}

function Origin({ contract }: { contract: Contract }) {
  const { t } = useTranslation()
  const name = isolated(contract.requestedBy ?? t('agent.platform'))
  const date = formatDate(eventsOf(contract).at(-1)?.at ?? 0, useLanguage())
  return <p className={styles.origin}>{t(textsOf(contract).origin, { name, date })}</p>
}

/** Shows the rate of the highest tier. */
function Best({ tiers }: Pick<Contract, 'tiers'>) {
  const { t } = useTranslation()
  const perCent = usePerCent()
  const rate = Math.max(...tiers.map((tier) => tier.rate))
  return (
    <p className={styles.best}>
      {t('agent.up_to')} <strong>{perCent(rate)}</strong>
    </p>
  )
}
