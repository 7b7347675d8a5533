import { usePrefetchInfiniteQuery, useQuery } from '@tanstack/react-query'
import { FileText } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Contract } from '#contract/agent-contracts.ts'
import { failureText } from '#gateway/failure.ts'
import { isAgent, isTrial } from '#session/account-type.ts'
import { useSession } from '#session/session.ts'
import { buttonClass } from '#ui/controls/button-class.ts'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { FailedState } from '#ui/states/failed-state.tsx'
import { Skeleton, SkeletonRegion } from '#ui/states/skeleton.tsx'
import { agentQueries, type ContractKind } from './agent-queries.ts'
import { AskForContract } from './ask-for-contract.tsx'
import styles from './contract.module.css'
import { ContractCard } from './contract-card.tsx'
import { useContractCheck } from './contract-check.ts'
import { ContractHistory } from './contract-history.tsx'
import { Offer } from './offer.tsx'

/** The polling interval while an offer is awaited. */
const awaitedMs = 5000

/** Shows the pending and the active contract of a kind, and the former ones. An agent may ask for one. */
export function ContractScreen({ kind }: { kind: ContractKind }) {
  const checked = useContractCheck()
  return checked ? <Checked kind={kind} /> : <NotForThisAccount />
}

/** The history appears below the contracts once their height is known. */
function Checked({ kind }: { kind: ContractKind }) {
  const { t } = useTranslation()
  usePrefetchInfiniteQuery(agentQueries.history(useSession(), kind))
  const { data, isPending, error, refetch } = useQuery({
    ...agentQueries.contracts(useSession(), kind),
    refetchInterval: ({ state }) => (state.data?.contracts.some(isAsked) ? awaitedMs : false),
  })
  if (isPending) return <ContractsSkeleton />
  return (
    <>
      {data ? (
        <Contracts kind={kind} contracts={data.contracts.filter((contract) => contract.kind === kind)} />
      ) : (
        <FailedState message={t(failureText(error))} onRetry={refetch} />
      )}
      <ContractHistory kind={kind} />
    </>
  )
}

const isAsked = ({ status }: Contract) => status === 'asked'
const isWaiting = ({ status }: Contract) => status === 'requested'
const isInForce = ({ status }: Contract) => status === 'accepted'

interface ContractsProps {
  kind: ContractKind
  contracts: readonly Contract[]
}

function Contracts({ kind, contracts }: ContractsProps) {
  const { t } = useTranslation()
  const asked = contracts.find(isAsked)
  const waiting = contracts.filter(isWaiting)
  const inForce = contracts.find(isInForce)
  const mayAsk = isAgent(useSession()) && !asked && waiting.length === 0
  if (waiting.length === 0 && !asked && !inForce) {
    const hint = t(mayAsk ? 'agent.ask_hint' : 'agent.none_hint')
    const action = mayAsk && <AskForContract kind={kind} other={false} />
    return <EmptyState icon={<FileText />} title={t('agent.none')} hint={hint} action={action} />
  }
  return (
    <div className={styles.page}>
      {asked && (
        <ContractCard contract={asked}>
          <p className={styles.note}>{t('agent.asked_note')}</p>
        </ContractCard>
      )}
      {waiting.map((contract) => (
        <Offer key={contract.id} contract={contract} replaces={inForce !== undefined} />
      ))}
      {inForce && (
        <ContractCard contract={inForce}>{mayAsk && <AskForContract kind={kind} other={true} />}</ContractCard>
      )}
    </div>
  )
}

function NotForThisAccount() {
  const { t } = useTranslation()
  const session = useSession()
  if (isTrial(session)) {
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
  return (
    <EmptyState
      icon={<FileText />}
      title={t('agent.not_offered')}
      action={
        isAgent(session) && (
          <Link to="/m/member/agent/home" className={buttonClass()}>
            {t('agent.center')}
          </Link>
        )
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
