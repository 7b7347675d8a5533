import { useTranslation } from 'react-i18next'
import { appBase } from '#platform/web-address.ts'
import { CopyLink, LinkCard } from '#ui/controls/link-card.tsx'

/** Shows the link that registers members below the agent: as a QR code, and as text to copy. */
export function AffiliateCard({ code }: { code: string }) {
  const { t } = useTranslation()
  const link = `${appBase()}m/register?${new URLSearchParams({ code })}`
  return (
    <LinkCard
      label={t('agent.affiliate_link')}
      link={link}
      code={{ label: t('agent.code'), value: code }}
      qr={{ label: t('agent.affiliate_qr') }}
    >
      <CopyLink link={link} />
    </LinkCard>
  )
}
