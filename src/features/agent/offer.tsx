import { useTranslation } from 'react-i18next'
import type { Contract } from '#contract/agent-contracts.ts'
import { Button } from '#ui/controls/button.tsx'
import styles from './contract.module.css'
import { ContractCard } from './contract-card.tsx'
import { useAnswerContract } from './use-answer-contract.ts'

interface OfferProps {
  contract: Contract
  /** Another contract of its kind is active. */
  replaces: boolean
}

/** Shows a pending contract, which the member accepts or declines once. */
export function Offer({ contract, replaces }: OfferProps) {
  const { t } = useTranslation()
  const answer = useAnswerContract(contract, replaces)
  return (
    <ContractCard contract={contract}>
      {replaces && <p className={styles.note}>{t('agent.replaces')}</p>}
      <div className={styles.actions}>
        <Button kind="secondary" onClick={() => answer('decline')}>
          {t('agent.decline')}
        </Button>
        <Button onClick={() => answer('accept')}>{t('agent.accept')}</Button>
      </div>
    </ContractCard>
  )
}
