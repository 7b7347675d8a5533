import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { brokenRule, type Rules } from '#brand/rules.ts'
import type { Method, Promo } from '#contract/deposit.ts'
import { readAmount } from '#contract/typed-amount.ts'
import { composed } from '#contract/visible-text.ts'
import { requireGatewayPage } from '#gateway/deployment.ts'
import { GatewayFailure, refusalOf } from '#gateway/failure.ts'
import { refetchBelow } from '#gateway/refetch-below.ts'
import { languageTag } from '#i18n/languages.ts'
import { amountProblem } from '#money/amount-problem.ts'
import { useMoneyKeys } from '#money/use-money-keys.ts'
import { leaveFor, untilBack } from '#platform/web-address.ts'
import { useViewer } from '#session/viewer.ts'
import { useIsMounted } from '#ui/controls/use-is-mounted.ts'
import { useForm } from '#ui/forms/use-form.ts'
import { useShowRefusal } from '#ui/forms/use-show-refusal.ts'
import { toast } from '#ui/layers/toast.ts'
import { bonusPreview } from './amount.ts'
import { depositQueries } from './deposit-queries.ts'
import { useWatchDeposit } from './use-watch-deposit.ts'

type DepositField = 'amount' | 'depositorName'

type NewDeposit = { amount: number; promoId?: string; language: string; idempotencyKey: string }

/** How long the payment page may take to load, in milliseconds. */
const openingMs = 10_000

interface DepositFormOptions {
  method: Method
  promos: readonly Promo[]
  rules: Rules
  /** Called with the id of a new deposit. */
  onMade: (id: string) => void
}

export type DepositFormState = ReturnType<typeof useDepositForm>

/**
 * Creates the deposit form of a method. It keeps its values after a refusal and for another method; sending the same
 * values again moves money once.
 */
export function useDepositForm({ method, promos, rules, onMade }: DepositFormOptions) {
  const { t } = useTranslation()
  const viewer = useViewer()
  const { language } = viewer
  const tag = languageTag(language)
  const queryClient = useQueryClient()
  const watch = useWatchDeposit()
  const isMounted = useIsMounted()
  const showRefusal = useShowRefusal()
  const { keyFor, settle } = useMoneyKeys()
  const [chosenBank, setBankCode] = useState('')
  const bankCode = (method.banks.find(({ code }) => code === chosenBank) ?? method.banks[0])?.code ?? ''
  const [promoId, setPromoId] = useState('')
  const { mutateAsync: transfer } = useMutation(depositQueries.transfer())
  const byBank = method.code === 'BANK'
  const { mutateAsync: pay } = useMutation(depositQueries.pay(method.code === 'BANK' ? 'GATEWAY' : method.code))
  const form = useForm<DepositField>({
    initial: { amount: '', depositorName: '' },
    names: byBank ? ['amount', 'depositorName'] : ['amount'],
    check: (name, values) =>
      name === 'amount'
        ? amountProblem(values.amount, method, tag)
        : brokenRule(rules, 'payeeName', values.depositorName),
  })
  useMethodCheck(method, () => {
    form.checkFilled()
    // The former method's limits may have caused an error, which `checkFilled` leaves.
    if (form.errors.amount) form.set('amount', form.values.amount)
  })

  const amount = readAmount(form.values.amount, tag) ?? 0
  const chosen = promos.find(({ id }) => id === promoId)
  /** The bonus is omitted if the amount is below its minimum; the summary then shows none. */
  const promo = chosen && amount >= chosen.minimum ? chosen : undefined

  async function announce(input: NewDeposit, settleKey: () => void) {
    const { id } = await transfer({ ...input, bankCode, depositorName: composed(form.values.depositorName) })
    await refetchBelow(queryClient, depositQueries.all)
    watch(id)
    if (isMounted()) onMade(id)
    settleKey()
  }

  /** Opens the payment page. A second press before the browser has left opens the same one. */
  async function openPayment(input: NewDeposit, settleKey: () => void) {
    toast.show(t('deposit.opening'), { kind: 'loading', ms: openingMs })
    const { payUrl } = await pay(input)
    const page = requireGatewayPage(payUrl)
    if (isMounted()) {
      leaveFor(page)
      return untilBack(openingMs, settleKey)
    }
    // The record offers the payment page.
    settleKey()
    toast.hideLoading()
  }

  function refuse(failure: unknown) {
    toast.hideLoading()
    if (failure instanceof GatewayFailure && failure.code === 'PROMO_NOT_APPLICABLE') {
      setPromoId('')
      queryClient.invalidateQueries({ queryKey: depositQueries.promos(viewer).queryKey })
    }
    showRefusal(refusalOf(failure), form)
  }

  async function submit() {
    if (!form.passes()) return
    const depositorName = byBank ? form.values.depositorName : ''
    const what = [method.code, amount, promo?.id, bankCode, depositorName].join('/')
    const input = { amount, promoId: promo?.id, language, idempotencyKey: keyFor(what) }
    try {
      await (byBank ? announce : openPayment)(input, () => settle(what))
    } catch (failure) {
      refuse(failure)
    }
  }

  const bonus = bonusPreview(amount, promo)
  return { form, byBank, bankCode, setBankCode, promoId, setPromoId, amount, bonus, submit }
}

/** Calls `check` when the method changes, because each has its own limits. */
function useMethodCheck({ code }: Method, check: () => void) {
  const checkedFor = useRef(code)
  useEffect(() => {
    if (checkedFor.current === code) return
    checkedFor.current = code
    check()
  })
}
