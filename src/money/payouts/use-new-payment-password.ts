import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { brokenRule, type Rules } from '#brand/rules.ts'
import { refusalOf } from '#gateway/failure.ts'
import { useForm } from '#ui/forms/use-form.ts'
import { useShowRefusal } from '#ui/forms/use-show-refusal.ts'
import { toast } from '#ui/layers/toast.ts'
import { payoutQueries } from './payout-queries.ts'

type Field = 'newPaymentPassword' | 'confirmPaymentPassword'

/** Creates the form of a member's first payment password. */
export function useNewPaymentPassword(rules: Rules) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const showRefusal = useShowRefusal()
  const { mutateAsync: set } = useMutation(payoutQueries.setPassword())
  const form = useForm<Field>({
    initial: { newPaymentPassword: '', confirmPaymentPassword: '' },
    names: ['newPaymentPassword', 'confirmPaymentPassword'],
    dependents: { newPaymentPassword: 'confirmPaymentPassword' },
    check: (name, values) =>
      name === 'confirmPaymentPassword' && values[name] !== values.newPaymentPassword
        ? 'passwords_differ'
        : brokenRule(rules, 'paymentPassword', values[name]),
  })

  async function submit() {
    if (!form.passes()) return
    try {
      await set(form.values)
      toast.show(t('withdraw.password_set'), { kind: 'success' })
    } catch (failure) {
      showRefusal(refusalOf(failure), form)
    }
    // After a failure too: the reply may have been lost. Other features show the state of the password as well.
    await queryClient.invalidateQueries()
  }

  return { form, submit }
}
