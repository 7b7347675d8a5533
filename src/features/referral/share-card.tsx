import { Share2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useBrandName } from '#brand/brand-name.ts'
import { appBase } from '#platform/web-address.ts'
import { Button } from '#ui/controls/button.tsx'
import { CopyLink, LinkCard } from '#ui/controls/link-card.tsx'
import styles from './referral.module.css'
import { referralLink } from './referral-link.ts'

/** Shows the link in every shareable form: a QR code, a copy button, and the phone's share sheet. */
export function ShareCard({ recommenderId }: { recommenderId: string }) {
  const { t } = useTranslation()
  const link = referralLink(recommenderId, appBase())
  return (
    <LinkCard
      label={t('referral.link')}
      link={link}
      code={{ label: t('referral.id'), value: recommenderId }}
      qr={{ label: t('referral.qr'), hint: t('referral.qr_hint') }}
    >
      <div className={styles.actions}>
        <CopyLink link={link} kind="secondary" />
        <ShareButton link={link} />
      </div>
    </LinkCard>
  )
}

/** Shows the button only if the browser can share. */
function ShareButton({ link }: { link: string }) {
  const { t } = useTranslation()
  const name = useBrandName()
  if (!('share' in navigator)) return null
  // Closing the share sheet is not an error.
  const share = () =>
    navigator.share({ title: name, text: t('referral.share_text', { name }), url: link }).catch(() => undefined)
  return (
    <Button wide icon={<Share2 size={18} />} onClick={share}>
      {t('referral.share')}
    </Button>
  )
}
