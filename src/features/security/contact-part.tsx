import { useTranslation } from 'react-i18next'
import type { Rules } from '#brand/rules.ts'
import { Button } from '#ui/controls/button.tsx'
import { CodeFields } from './code-fields.tsx'
import { Present } from './present.tsx'
import { RulesFirst } from './rules-first.tsx'
import styles from './security.module.css'
import type { CodeMethod } from './use-code-request.ts'
import { useContactForm } from './use-contact-form.ts'

interface ContactPartProps {
  method: CodeMethod
  /** The masked number or address; empty if there is none. */
  present: string
}

/** Sets or changes the mobile number or the e-mail address. */
export function ContactPart({ method, present }: ContactPartProps) {
  const { t } = useTranslation()
  return (
    <>
      {present && <Present label={t('security.present')} value={present} />}
      <RulesFirst fields={2}>{(rules) => <ContactForm method={method} rules={rules} />}</RulesFirst>
    </>
  )
}

function ContactForm({ method, rules }: { method: CodeMethod; rules: Rules }) {
  const { t } = useTranslation()
  const { form, submit, code, dialingCode, setDialingCode } = useContactForm(method, rules)
  return (
    <form {...form.props} className={styles.form}>
      <CodeFields method={method} form={form} code={code} dialingCode={dialingCode} onDialingCode={setDialingCode} />
      <Button type="submit" size="large" wide onClick={submit}>
        {t('security.save')}
      </Button>
    </form>
  )
}
