import { MessageSquareLock } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Rules } from '#brand/rules.ts'
import { Button } from '#ui/controls/button.tsx'
import { buttonClass } from '#ui/controls/button-class.ts'
import { Tabs } from '#ui/controls/tabs.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { CodeFields } from './code-fields.tsx'
import { NewPaymentFields } from './new-payment-fields.tsx'
import { PartLink } from './part-link.tsx'
import { RulesFirst } from './rules-first.tsx'
import styles from './security.module.css'
import type { CodeMethod } from './use-code-request.ts'
import { useForgottenForm } from './use-forgotten-form.ts'

const panelId = 'forgotten-payment'

interface ForgottenPartProps {
  /** The masked number and address; empty if there is none. */
  mobile: string
  email: string
}

/** Sets a forgotten payment password with a code, and ends a lock. */
export function ForgottenPart({ mobile, email }: ForgottenPartProps) {
  const { t } = useTranslation()
  const addresses = { sms: mobile, email }
  const methods = (['sms', 'email'] as const).filter((method) => addresses[method])
  const [chosen, setChosen] = useState<CodeMethod>()
  const method = chosen ?? methods[0]
  if (!method) return <NoAddress />
  const labels = { sms: t('forget.by_sms'), email: t('forget.by_email') }
  return (
    <>
      <p className={styles.quiet}>{t('security.forgotten_intro')}</p>
      {methods.length > 1 && (
        <Tabs
          look="segment"
          label={t('forget.method')}
          tabs={methods.map((value) => ({ value, label: labels[value] }))}
          value={method}
          onChange={setChosen}
          panelId={panelId}
        />
      )}
      <div id={panelId}>
        <RulesFirst fields={4}>
          {(rules) => <ForgottenForm key={method} method={method} rules={rules} address={addresses[method]} />}
        </RulesFirst>
      </div>
    </>
  )
}

function ForgottenForm({ method, rules, address }: { method: CodeMethod; rules: Rules; address: string }) {
  const { t } = useTranslation()
  const { form, submit, code, dialingCode, setDialingCode } = useForgottenForm(method, rules)
  return (
    <form {...form.props} className={styles.form}>
      <CodeFields
        method={method}
        form={form}
        code={code}
        dialingCode={dialingCode}
        onDialingCode={setDialingCode}
        hint={t('security.on_file', { address })}
      />
      <NewPaymentFields form={form} />
      <Button type="submit" size="large" wide onClick={submit}>
        {t('security.reset')}
      </Button>
    </form>
  )
}

/** Explains that a code needs a number or an address, and links to both. */
function NoAddress() {
  const { t } = useTranslation()
  return (
    <EmptyState
      icon={<MessageSquareLock />}
      title={t('security.no_address')}
      hint={t('security.no_address_hint')}
      action={
        <div className={styles.actions}>
          <PartLink part="mobile" className={buttonClass()}>
            {t('security.part_mobile')}
          </PartLink>
          <PartLink part="email" className={buttonClass({ kind: 'secondary' })}>
            {t('security.part_email')}
          </PartLink>
        </div>
      }
    />
  )
}
