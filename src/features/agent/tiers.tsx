import { useTranslation } from 'react-i18next'
import type { Contract } from '#contract/agent-contracts.ts'
import { usePerCent } from '#i18n/use-per-cent.ts'
import { useMoneyText } from '#money/use-money-text.ts'
import styles from './contract.module.css'

/** Shows the threshold and the rate of each tier, from the lowest up. */
export function Tiers({ tiers }: Pick<Contract, 'tiers'>) {
  const { t } = useTranslation()
  const money = useMoneyText()
  const perCent = usePerCent()
  return (
    <table className={styles.tiers}>
      <thead>
        <tr>
          <th scope="col">{t('agent.tier')}</th>
          <th scope="col">{t('agent.active')}</th>
          <th scope="col">{t('agent.rate')}</th>
        </tr>
      </thead>
      <tbody>
        {tiers.map(({ from, activeMembers, rate }) => (
          <tr key={from}>
            <th scope="row">{t('agent.from', { amount: money(from) })}</th>
            <td>{t('agent.people', { people: activeMembers })}</td>
            <td className={styles.rate}>{perCent(rate)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
