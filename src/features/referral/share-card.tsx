import { Copy, Share2 } from 'lucide-react'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useBrandName } from '#brand/brand-name.ts'
import { copyText } from '#platform/clipboard.ts'
import { appBase } from '#platform/web-address.ts'
import { Button } from '#ui/button.tsx'
import { FailureBoundary } from '#ui/failure-boundary.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { toast } from '#ui/toast.ts'
import styles from './referral.module.css'
import { referralLink } from './referral-link.ts'

const QrCode = lazyPart(() => import('./qr-code.tsx').then((module) => module.QrCode))

/** Shows the link in every shareable form: a QR code, a copy button, and the phone's share sheet. */
export function ShareCard({ recommenderId }: { recommenderId: string }) {
  const { t } = useTranslation()
  const link = referralLink(recommenderId, appBase())
  const copy = async () => {
    const copied = await copyText(link)
    if (copied) toast.show(t('referral.copied'), { kind: 'success' })
    else toast.show(t('referral.copy_failed'), { kind: 'error', ms: 3_000 })
  }
  return (
    <section className={styles.card} aria-label={t('referral.link')}>
      <figure className={styles.qr}>
        <FailureBoundary>
          <Suspense fallback={<Skeleton width="168px" height="168px" radius="12px" />}>
            <QrCode text={link} label={t('referral.qr')} />
          </Suspense>
        </FailureBoundary>
        <figcaption>{t('referral.qr_hint')}</figcaption>
      </figure>
      <dl className={styles.facts}>
        <div>
          <dt>{t('referral.id')}</dt>
          <dd>{recommenderId}</dd>
        </div>
        <div>
          <dt>{t('referral.link')}</dt>
          <dd className={styles.link}>{link}</dd>
        </div>
      </dl>
      <div className={styles.actions}>
        <Button kind="secondary" wide icon={<Copy size={18} />} onClick={copy}>
          {t('referral.copy')}
        </Button>
        <ShareButton link={link} />
      </div>
    </section>
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
