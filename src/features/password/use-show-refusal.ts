import { useTranslation } from 'react-i18next'
import { failureText, GatewayFailure } from '#gateway/failure.ts'
import type { Form } from '#ui/forms/use-form.ts'
import { toast } from '#ui/layers/toast.ts'

const ms = 3000

/** Shows a refusal under its field, or in a toast if that field is not visible. */
export function useShowRefusal() {
  const { t } = useTranslation()
  return <Name extends string>(failure: unknown, form: Form<Name>): void => {
    const field = failure instanceof GatewayFailure ? failure.field : undefined
    if (field && form.has(field)) form.refuse(field, failureText(failure))
    else toast.show(t(failureText(failure)), { kind: 'error', ms })
  }
}
