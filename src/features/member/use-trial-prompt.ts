import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { isTrial } from '#session/account-type.ts'
import { useSession } from '#session/session.ts'
import { confirm, withdrawQuestion } from '#ui/layers/confirm.tsx'

/** Asks a trial on arrival whether to register now. */
export function useTrialPrompt(): void {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const onTrial = isTrial(useSession())
  // biome-ignore lint/correctness/useExhaustiveDependencies: once on arrival, not again after a change of language
  useEffect(() => {
    if (!onTrial) return
    let here = true
    const question = {
      title: t('member.trial_title'),
      text: t('member.trial_text'),
      confirmLabel: t('member.trial_register'),
    }
    void confirm(question).then((yes) => {
      if (yes && here) navigate('/m/register')
    })
    return () => {
      here = false
      withdrawQuestion()
    }
  }, [onTrial])
}
