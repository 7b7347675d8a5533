import { RotateCw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { captchaLength, digits } from '#ui/forms/digits.ts'
import { TextField } from '#ui/forms/text-field.tsx'
import type { Form } from '#ui/forms/use-form.ts'
import { Spinner } from '#ui/states/spinner.tsx'
import styles from './fields.module.css'
import type { Captcha } from './use-captcha.ts'

interface CaptchaFieldProps<Name extends string> {
  form: Form<Name>
  name: Name
  captcha: Captcha
  labelHidden?: boolean
}

/** Shows the field of a captcha's code; a tap on the picture loads another one. */
export function CaptchaField<Name extends string>({ form, name, captcha, labelHidden }: CaptchaFieldProps<Name>) {
  const { t } = useTranslation()
  const renew = () => {
    form.clear(name)
    captcha.renew()
  }
  return (
    <div className={styles.beside}>
      <TextField
        {...form.field(name)}
        label={t('auth.captcha')}
        labelHidden={labelHidden}
        placeholder={t('auth.captcha_hint')}
        required
        data-secret=""
        inputMode="numeric"
        autoComplete="off"
        onChange={(event) => form.set(name, digits(event.target.value, captchaLength))}
      />
      <button
        type="button"
        className={styles.captcha}
        data-labelled={!labelHidden || undefined}
        aria-label={t('auth.captcha_renew')}
        onClick={renew}
      >
        <Picture captcha={captcha} />
      </button>
    </div>
  )
}

function Picture({ captcha: { image, failed } }: { captcha: Captcha }) {
  if (failed) return <RotateCw size={20} />
  return image ? <img src={image} alt="" width={130} height={52} /> : <Spinner size={20} />
}
