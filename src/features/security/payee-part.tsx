import { useMutation } from '@tanstack/react-query'
import { UserRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { brokenRule, type Rules } from '#brand/rules.ts'
import { composed } from '#contract/visible-text.ts'
import { Button } from '#ui/controls/button.tsx'
import { buttonClass } from '#ui/controls/button-class.ts'
import { TextField } from '#ui/forms/text-field.tsx'
import { confirm } from '#ui/layers/confirm.tsx'
import { Present } from './present.tsx'
import { RulesFirst } from './rules-first.tsx'
import styles from './security.module.css'
import { securityQueries } from './security-queries.ts'
import { usePartForm } from './use-part-form.ts'

/** Sets the name on the bank accounts for payouts once, or shows it. */
export function PayeePart({ present }: { present: string }) {
  const { t } = useTranslation()
  if (present === '') return <RulesFirst fields={1}>{(rules) => <PayeeForm rules={rules} />}</RulesFirst>
  return (
    <>
      <Present label={t('security.present')} value={present} />
      <p className={styles.quiet}>{t('payee_name_set')}</p>
      <Link to="/m/message" className={buttonClass({ kind: 'secondary', wide: true })}>
        {t('security.ask_service')}
      </Link>
    </>
  )
}

function PayeeForm({ rules }: { rules: Rules }) {
  const { t } = useTranslation()
  const { mutateAsync: set } = useMutation(securityQueries.setPayeeName())
  const { form, submit } = usePartForm<'payeeName'>({
    initial: { payeeName: '' },
    names: ['payeeName'],
    check: (name, values) => brokenRule(rules, name, values.payeeName),
    save: ({ payeeName }) => set({ payeeName: composed(payeeName).trim() }),
  })

  async function askFirst() {
    if (!form.passes()) return
    const question = {
      title: t('security.payee_ask'),
      text: t('security.payee_ask_text', { name: form.values.payeeName.trim() }),
      confirmLabel: t('security.payee_set'),
    }
    if (await confirm(question)) await submit()
  }

  return (
    <form {...form.props} className={styles.form}>
      <TextField
        {...form.field('payeeName')}
        label={t('register.field.payeeName')}
        hint={t('security.payee_hint')}
        icon={<UserRound />}
        required
        maxLength={50}
        autoComplete="name"
      />
      <Button type="submit" size="large" wide onClick={askFirst}>
        {t('security.payee_set')}
      </Button>
    </form>
  )
}
