import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { brokenRule, type Rules } from '#brand/rules.ts'
import { second } from '#contract/time-units.ts'
import { failureText } from '#gateway/failure.ts'
import { useServerNow } from '#gateway/use-server-now.ts'
import { formatDateTime } from '#i18n/formats.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { hasFewTries, lockEnd } from '#money/payouts/payment-lock.ts'
import { type PasswordState, payoutQueries } from '#money/payouts/payout-queries.ts'
import { useViewer } from '#session/viewer.ts'
import { Button } from '#ui/controls/button.tsx'
import { FormSkeleton } from '#ui/forms/form-skeleton.tsx'
import { PasswordField } from '#ui/forms/password-field.tsx'
import { FailedState } from '#ui/states/failed-state.tsx'
import { NewPaymentFields, paymentInput } from './new-payment-fields.tsx'
import { PartLink } from './part-link.tsx'
import { type NewPaymentField, newPaymentFields, newPaymentProblem } from './payment-fields.ts'
import { RulesFirst } from './rules-first.tsx'
import styles from './security.module.css'
import { securityQueries } from './security-queries.ts'
import { usePartForm } from './use-part-form.ts'

/** Sets the payment password, or changes it by the present one. */
export function PaymentPart() {
  const { t } = useTranslation()
  const { data, isPending, error, refetch } = useQuery({ ...payoutQueries.password(useViewer()), staleTime: 0 })
  if (data) return <RulesFirst fields={2}>{(rules) => <PaymentForm rules={rules} state={data} />}</RulesFirst>
  if (isPending) return <FormSkeleton fields={2} />
  return <FailedState message={t(failureText(error))} onRetry={refetch} />
}

interface PaymentFormProps {
  rules: Rules
  state: PasswordState
}

function PaymentForm({ rules, state }: PaymentFormProps) {
  const { t } = useTranslation()
  const isSet = state.hasWithdrawalPassword
  const { form, submit } = usePaymentForm(rules, isSet)
  return (
    <form {...form.props} className={styles.form}>
      {isSet ? <Tries state={state} /> : <p className={styles.quiet}>{t('security.payment_why')}</p>}
      {isSet && (
        <div>
          <PasswordField
            {...form.field('oldPaymentPassword')}
            {...paymentInput}
            label={t('security.old_payment')}
            autoComplete="off"
          />
          <PartLink part="forgotten" className={styles.link}>
            {t('security.forgotten_ask')}
          </PartLink>
        </div>
      )}
      <NewPaymentFields form={form} />
      <Button type="submit" size="large" wide onClick={submit}>
        {t(isSet ? 'security.change' : 'security.set_up')}
      </Button>
    </form>
  )
}

function usePaymentForm(rules: Rules, isSet: boolean) {
  const viewer = useViewer()
  const queryClient = useQueryClient()
  const { mutateAsync: set } = useMutation(securityQueries.setPaymentPassword())
  return usePartForm<NewPaymentField | 'oldPaymentPassword'>({
    initial: { oldPaymentPassword: '', newPaymentPassword: '', confirmPaymentPassword: '' },
    names: isSet ? ['oldPaymentPassword', ...newPaymentFields] : newPaymentFields,
    check: (name, values) =>
      name === 'oldPaymentPassword'
        ? brokenRule(rules, 'paymentPassword', values[name])
        : newPaymentProblem(rules, name, values),
    dependents: { newPaymentPassword: 'confirmPaymentPassword' },
    save: async ({ oldPaymentPassword, ...values }) => {
      try {
        await set(isSet ? { oldPaymentPassword, ...values } : values)
      } catch (failure) {
        // A wrong try counts, and the last one locks.
        void queryClient.invalidateQueries(payoutQueries.password(viewer))
        throw failure
      }
    },
  })
}

/** Says how many tries are left, or when a lock ends. Without a wrong try it says nothing. */
function Tries({ state }: { state: PasswordState }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const end = lockEnd(state, useServerNow(second))
  if (end === undefined && !hasFewTries(state)) return null
  return (
    <p className={styles.warning} role="status">
      {end === undefined
        ? t('security.tries_left', { count: state.triesLeft })
        : t('security.locked_until', { time: formatDateTime(end, language) })}
    </p>
  )
}
