import { useQuery } from '@tanstack/react-query'
import { FileText } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Contract } from '#contract/agent-contracts.ts'
import { failureText } from '#gateway/failure.ts'
import { isTrial } from '#session/account-type.ts'
import { useSession } from '#session/session.ts'
import { buttonClass } from '#ui/button-class.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { FailedState } from '#ui/failed-state.tsx'
import { Skeleton, SkeletonRegion } from '#ui/skeleton.tsx'
import { agentQueries, type ContractKind } from './agent-queries.ts'
import styles from './contract.module.css'
import { ContractCard } from './contract-card.tsx'
import { useContractCheck } from './contract-check.ts'
import { Offer } from './offer.tsx'

/** Shows the pending and the active contract of a kind. */
export function ContractScreen({ kind }: { kind: ContractKind }) {
  const checked = useContractCheck()
  return checked ? <Checked kind={kind} /> : <NotForThisAccount />
}

function Checked({ kind }: { kind: ContractKind }) {
  const { t } = useTranslation()
  const { data, isPending, error, refetch } = useQuery(agentQueries.contracts(useSession(), kind))
  if (isPending) return <ContractsSkeleton />
  if (!data) return <FailedState message={t(failureText(error))} onRetry={refetch} />
  const ofKind = data.contracts.filter((contract) => contract.kind === kind)
  return <Contracts waiting={ofKind.filter(isWaiting)} inForce={ofKind.find(isInForce)} />
}

const isWaiting = ({ status }: Contract) => status === 'requested'
const isInForce = ({ status }: Contract) => status === 'accepted'

function Contracts({ waiting, inForce }: { waiting: readonly Contract[]; inForce: Contract | undefined }) {
  const { t } = useTranslation()
  if (waiting.length === 0 && !inForce) {
    return <EmptyState icon={<FileText />} title={t('agent.none')} hint={t('agent.none_hint')} />
  }
  return (
    <div className={styles.page}>
      {waiting.map((contract) => (
        <Offer key={contract.id} contract={contract} replaces={inForce !== undefined} />
      ))}
      {inForce && <ContractCard contract={inForce} />}
    </div>
  )
}

function NotForThisAccount() {
  const { t } = useTranslation()
  if (!isTrial(useSession())) return <EmptyState icon={<FileText />} title={t('agent.not_offered')} />
  return (
    <EmptyState
      icon={<FileText />}
      title={t('member.real_only')}
      action={
        <Link to="/m/register" className={buttonClass()}>
          {t('member.trial_register')}
        </Link>
      }
    />
  )
}

function ContractsSkeleton() {
  return (
    <SkeletonRegion>
      <div className={styles.page}>
        <Skeleton height="392px" radius="var(--radius)" />
      </div>
    </SkeletonRegion>
  )
}
