import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Rules } from '#brand/rules.ts'
import { composed } from '#contract/visible-text.ts'
import type { BankCard } from '#contract/withdraw.ts'
import { GatewayFailure, refusalOf } from '#gateway/failure.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { useIsMounted } from '#ui/controls/use-is-mounted.ts'
import { useForm } from '#ui/forms/use-form.ts'
import { useShowRefusal } from '#ui/forms/use-show-refusal.ts'
import { confirm } from '#ui/layers/confirm.tsx'
import { toast } from '#ui/layers/toast.ts'
import { type CardField, cardFields, cardProblem } from './card-problem.ts'
import { payoutQueries } from './payout-queries.ts'

interface AddCardOptions {
  rules: Rules
  /** The masked payee name; empty if the member has none yet. */
  registeredName: string
  onAdded: (card: BankCard) => void
}

const isNameSet = (failure: unknown) => failure instanceof GatewayFailure && failure.code === 'PAYEE_NAME_SET'

/** Creates the form of a new bank card. It keeps its values after a refusal. */
export function useAddCard({ rules, registeredName, onAdded }: AddCardOptions) {
  const { t } = useTranslation()
  const language = useLanguage()
  const queryClient = useQueryClient()
  const isMounted = useIsMounted()
  const showRefusal = useShowRefusal()
  const { mutateAsync: setPayeeName } = useMutation(payoutQueries.setPayeeName())
  const { mutateAsync: addCard } = useMutation(payoutQueries.addCard())
  const form = useForm<CardField>({
    initial: { bankCode: '', cardNumber: '', payeeName: '', paymentPassword: '' },
    names: cardFields,
    check: (name, values) => cardProblem(rules, name, values[name].trim()),
  })

  /** Other features show the cards and the payee name as well. */
  const refetch = () => queryClient.invalidateQueries()

  /** Asks before a name is set that cannot be changed. */
  const isNameFinal = async (name: string) =>
    registeredName !== '' ||
    confirm({
      title: t('security.payee_ask'),
      text: t('security.payee_ask_text', { name }),
      confirmLabel: t('security.payee_set'),
    })

  /** Sets the payee name of a member who has none. It may be set already if an earlier reply was lost. */
  async function registerName(payeeName: string) {
    if (registeredName) return
    await setPayeeName({ payeeName }).catch((failure: unknown) => {
      if (!isNameSet(failure)) throw failure
    })
  }

  async function submit() {
    if (!form.passes()) return
    const payeeName = composed(form.values.payeeName).trim()
    if (!(await isNameFinal(payeeName))) return
    try {
      await registerName(payeeName)
      const card = await addCard({ ...form.values, cardNumber: form.values.cardNumber.trim(), payeeName, language })
      toast.show(t('withdraw.card_added'), { kind: 'success' })
      if (isMounted()) onAdded(card)
      await refetch()
    } catch (failure) {
      await refetch()
      showRefusal(refusalOf(failure), form)
    }
  }

  return { form, submit }
}
