import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { brokenRule, type Rules } from '#brand/rules.ts'
import type { member } from '#contract/member.ts'
import type { Answer } from '#contract/resource.ts'
import { composed } from '#contract/visible-text.ts'
import { refusalOf } from '#gateway/failure.ts'
import { refetchBelow } from '#gateway/refetch-below.ts'
import { useForm } from '#ui/forms/use-form.ts'
import { useShowRefusal } from '#ui/forms/use-show-refusal.ts'
import { toast } from '#ui/layers/toast.ts'
import { memberQueries } from './member-queries.ts'

export interface ProfileFormOptions {
  nickname: string
  rules: Rules
  /** Undefined if the merchant has no pictures. */
  icons: Answer<typeof member.headIcons> | undefined
  onDone: () => void
}

/** Creates the form of the nickname and the picture. It sends only what has changed. */
export function useProfileForm({ nickname, rules, icons, onDone }: ProfileFormOptions) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const showRefusal = useShowRefusal()
  const current = icons?.current ?? ''
  const [icon, setIcon] = useState(current)
  const { mutateAsync: sendIcon } = useMutation(memberQueries.setIcon())
  const { mutateAsync: sendNickname } = useMutation(memberQueries.setNickname())
  const form = useForm<'nickname'>({
    initial: { nickname },
    names: ['nickname'],
    check: (name, values) =>
      values.nickname === nickname ? undefined : brokenRule(rules, name, values.nickname.trim()),
  })

  async function send() {
    const wanted = composed(form.values.nickname).trim()
    if (icon !== current) await sendIcon(icon)
    if (wanted !== nickname) await sendNickname(wanted)
  }

  async function submit() {
    if (!form.passes()) return
    try {
      await send()
      toast.show(t('in_chang_saved'), { kind: 'success' })
      onDone()
    } catch (failure) {
      showRefusal(refusalOf(failure), form)
    }
    // After a failure too: the picture may be saved and the nickname not.
    await refetchBelow(queryClient, memberQueries.all)
  }

  return { form, icon, setIcon, submit }
}
