import { CircleCheck, ShieldCheck } from 'lucide-react'
import { useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useCountdown } from '#gateway/use-countdown.ts'
import { Button } from '#ui/controls/button.tsx'
import { useIsMounted } from '#ui/controls/use-is-mounted.ts'
import { withoutLeadingZero } from '#ui/forms/digits.ts'
import type { Form } from '#ui/forms/use-form.ts'
import styles from './number-proof.module.css'
import type { Provider } from './use-provider.ts'

interface NumberProofProps<Name extends string> {
  form: Form<Name>
  /** The field that holds the provider's token. */
  name: Name
  /** The field of the number. */
  mobile: Name
  /** Checks the number, and shows why it does not pass. */
  numberPasses: () => boolean | Promise<boolean>
  dialingCode: string
  provider: Provider
}

/** Verifies a mobile number by the third-party sign-in, in place of a text message's code. */
export function NumberProof<Name extends string>(props: NumberProofProps<Name>) {
  const { form, name, mobile, numberPasses, dialingCode, provider } = props
  const { t } = useTranslation()
  const { left, start } = useCountdown()
  const isMounted = useIsMounted()
  const noteId = useId()
  const { value, error } = form.field(name)
  const proven = value !== ''

  const number = dialingCode + withoutLeadingZero(form.values[mobile])
  const latest = useRef(number)
  latest.current = number

  async function verify() {
    if (!(await numberPasses())) return
    const token = await provider.ask({ channel: 'sms', mobile: number })
    // A token proves only the number it was made for.
    if (token === undefined || !isMounted() || latest.current !== number) return
    form.set(name, token)
    start({})
  }

  const waiting = proven && left !== undefined
  return (
    <div className={styles.proof}>
      <Button
        kind="secondary"
        wide
        name={name}
        data-secret=""
        icon={<ShieldCheck size={20} />}
        disabled={waiting}
        aria-describedby={noteId}
        onClick={verify}
      >
        {waiting ? t('auth.seconds_left', { seconds: left }) : t('provider.verify')}
      </Button>
      <p id={noteId} className={styles.note} data-error={error ? '' : undefined} role="status">
        {proven && !error && (
          <>
            <CircleCheck size={18} /> {t('provider.verified')}
          </>
        )}
        {error}
      </p>
    </div>
  )
}
