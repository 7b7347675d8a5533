import { ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import type { Limits, Method } from '#contract/deposit.ts'
import { useShortMoney } from '#money/use-short-money.ts'
import { DepositForm } from './deposit-form.tsx'
import { methodIcons } from './method-icons.ts'
import styles from './method-steps.module.css'
import type { MethodsProps } from './methods.ts'
import { useDepositForm } from './use-deposit-form.ts'

/**
 * The base template: first the list of methods, then the form of one on its own. The address names the method. The list
 * keeps what was typed.
 */
export function MethodSteps({ methods, ...rest }: MethodsProps) {
  const { t } = useTranslation()
  const [query] = useSearchParams()
  const only = methods.length === 1 ? methods[0] : undefined
  const method = only ?? methods.find(({ code }) => code === query.get('method'))
  const deposit = useDepositForm({ method: method ?? methods[0], ...rest })
  if (!method) return <MethodList methods={methods} />
  return (
    <>
      <div className={styles.chosen}>
        <MethodName code={method.code} />
        {!only && (
          <Link to="/m/voucherCenter" replace className={styles.change}>
            {t('deposit.change_method')}
          </Link>
        )}
      </div>
      <DepositForm deposit={deposit} method={method} promos={rest.promos} />
    </>
  )
}

function MethodList({ methods }: { methods: readonly Method[] }) {
  const { t } = useTranslation()
  return (
    <nav aria-label={t('deposit.method')}>
      <h2 className={styles.title}>{t('deposit.method')}</h2>
      <ul className={styles.list}>
        {methods.map((method) => (
          <li key={method.code}>
            <Link to={`/m/voucherCenter?${new URLSearchParams({ method: method.code })}`} className={styles.row}>
              <MethodName code={method.code} limits={method} />
              <ChevronRight size={18} className={styles.chevron} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The form repeats the limits, so they are only in the list. */
function MethodName({ code, limits }: { code: Method['code']; limits?: Limits }) {
  const { t } = useTranslation()
  const money = useShortMoney()
  const Icon = methodIcons[code]
  const shown = limits && {
    minimum: money(limits.minimum),
    maximum: money(limits.maximum),
    unit: money(limits.unit),
  }
  return (
    <>
      <span className={styles.icon}>
        <Icon size={22} />
      </span>
      <span className={styles.text}>
        <strong>{t(`deposit.method_${code}`)}</strong>
        {shown && <span>{t('amount.limits', shown)}</span>}
      </span>
    </>
  )
}
