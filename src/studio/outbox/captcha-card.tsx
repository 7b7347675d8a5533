import { useQuery } from '@tanstack/react-query'
import { ShieldCheck } from 'lucide-react'
import { attempt } from '../attempt.ts'
import { Card } from '../kit/card.tsx'
import { Select } from '../kit/select.tsx'
import { worldQuery } from '../queries.ts'
import { changeSettings } from '../settings/take-settings.ts'
import { useTexts } from '../texts.ts'

const outcomes = ['judged', 'pass', 'fail', 'expired'] as const

/** Chooses the outcome of every captcha. */
export function CaptchaCard({ world }: { world: string }) {
  const { t } = useTexts()
  const { data: settings } = useQuery(worldQuery('settings', world))
  return (
    <Card title={t('captcha')} icon={<ShieldCheck size={18} aria-hidden="true" />}>
      <Select
        label={t('captcha')}
        value={settings?.captchaOutcome ?? 'judged'}
        options={outcomes.map((value) => ({ value, label: t(`captcha_${value}`) }))}
        onChange={(captchaOutcome) => void attempt(() => changeSettings(world, { captchaOutcome }))}
      />
    </Card>
  )
}
