import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { Rules } from '#brand/rules.ts'
import { recordOf } from '#contract/record-of.ts'
import type { RegisterSettings } from '#contract/system.ts'
import { refusalOf } from '#gateway/failure.ts'
import { refetchBelow } from '#gateway/refetch-below.ts'
import { Button } from '#ui/controls/button.tsx'
import { useIsMounted } from '#ui/controls/use-is-mounted.ts'
import { Choices } from '#ui/forms/choices.tsx'
import { usualDialingCode } from '#ui/forms/dialing-codes.ts'
import { withoutLeadingZero } from '#ui/forms/digits.ts'
import { useForm } from '#ui/forms/use-form.ts'
import { useShowRefusal } from '#ui/forms/use-show-refusal.ts'
import { toast } from '#ui/layers/toast.ts'
import { agentCenterQueries } from './agent-center-queries.ts'
import { DownlineField } from './downline-field.tsx'
import { downlineFields, downlineProblem, isRequired, type DownlineField as Name } from './downline-fields.ts'
import styles from './team.module.css'
import { placeAddress } from './team-address.ts'
import { teamQueries } from './team-queries.ts'

type Kind = 'member' | 'agent'

/** Registers a downline, then shows its card, where the agent sets the rates. A refusal keeps the typed values. */
export function RegisterDownlineForm({ rules, settings }: { rules: Rules; settings: RegisterSettings }) {
  const { t } = useTranslation()
  const names = downlineFields(settings)
  const [kind, setKind] = useState<Kind>('member')
  const [dialingCode, setDialingCode] = useState<string>(usualDialingCode)
  const form = useForm<Name>({
    initial: recordOf(names, () => ''),
    names,
    check: downlineProblem(rules, settings),
    dependents: { password: 'confirmPassword' },
  })
  const submit = useRegister(form, { kind, dialingCode })
  return (
    <form {...form.props} className={styles.stack}>
      <Choices
        name="kind"
        label={t('agent.register_as')}
        value={kind}
        onChange={(value) => setKind(value === 'agent' ? 'agent' : 'member')}
        choices={(['member', 'agent'] as const).map((value) => ({
          value,
          title: t(`agent.type_${value}`),
          text: t(`agent.register_${value}`),
        }))}
      />
      {names.map((name) => (
        <DownlineField
          key={name}
          name={name}
          form={form}
          rules={rules}
          required={isRequired(name, settings)}
          dialingCode={dialingCode}
          onDialingCode={setDialingCode}
        />
      ))}
      <Button type="submit" size="large" wide onClick={submit}>
        {t('agent.register')}
      </Button>
    </form>
  )
}

type RegisterForm = Pick<ReturnType<typeof useForm<Name>>, 'values' | 'passes' | 'has' | 'refuse'>

function useRegister(form: RegisterForm, { kind, dialingCode }: { kind: Kind; dialingCode: string }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const isMounted = useIsMounted()
  const queryClient = useQueryClient()
  const showRefusal = useShowRefusal()
  const { mutateAsync: register } = useMutation(teamQueries.register())

  return async () => {
    if (!form.passes()) return
    const { mobileNum, ...values } = form.values
    const mobile = mobileNum ? { mobileNum: withoutLeadingZero(mobileNum), countryDialingCode: dialingCode } : {}
    try {
      const { account } = await register({ ...values, ...mobile, type: kind === 'agent' ? 2 : 0 })
      toast.show(t('agent.registered_done'), { kind: 'success' })
      void refetchBelow(queryClient, agentCenterQueries.all)
      if (isMounted()) navigate(placeAddress(account), { replace: true })
    } catch (failure) {
      showRefusal(refusalOf(failure), form)
    }
  }
}
