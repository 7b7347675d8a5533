import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { GatewayFailure, refusalOf } from '#gateway/failure.ts'
import { refetchBelow } from '#gateway/refetch-below.ts'
import type { MessageKey } from '#i18n/languages.ts'
import { useForm } from '#ui/forms/use-form.ts'
import { useShowRefusal } from '#ui/forms/use-show-refusal.ts'
import { toast } from '#ui/layers/toast.ts'
import { useClosePart } from './part-link.tsx'

type FormOptions<Name extends string> = Parameters<typeof useForm<Name>>[0]

interface PartFormOptions<Name extends string> extends FormOptions<Name> {
  save: (values: Readonly<Record<Name, string>>) => Promise<unknown>
  /** Returns the field that a refusal is about and the key of its message, if they are not the gateway's. */
  explain?: (failure: GatewayFailure) => readonly [Name, MessageKey] | undefined
}

/** Every query may show what a part changes: the member's data is in many. */
const everything = [] as const

/** Creates the form of a part. A saved change leads back to the overview; a refusal keeps the typed values. */
export function usePartForm<Name extends string>({ save, explain, ...options }: PartFormOptions<Name>) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const close = useClosePart()
  const showRefusal = useShowRefusal()
  const form = useForm<Name>(options)

  function refuse(failure: unknown) {
    const known = failure instanceof GatewayFailure ? failure : undefined
    const explained = known && explain?.(known)
    if (explained) return form.refuse(...explained)
    showRefusal(refusalOf(failure), form)
  }

  async function submit() {
    if (!form.passes()) return
    try {
      await save(form.values)
    } catch (failure) {
      return refuse(failure)
    }
    toast.show(t('in_chang_saved'), { kind: 'success' })
    void refetchBelow(queryClient, everything)
    close()
  }

  return { form, submit, refuse }
}
