import { Copy } from 'lucide-react'
import { type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { copyText } from '#platform/clipboard.ts'
import { toast } from '../layers/toast.ts'
import { lazyPart } from '../loading/lazy-part.tsx'
import { FailureBoundary } from '../states/failure-boundary.tsx'
import { Skeleton } from '../states/skeleton.tsx'
import { Button } from './button.tsx'
import styles from './link-card.module.css'

const QrCode = lazyPart(() => import('../content/qr-code.tsx').then((module) => module.QrCode))

interface LinkCardProps {
  /** Names the card and the link. */
  label: string
  link: string
  /** The person's code in the link. */
  code: { label: string; value: string }
  /** Describes the QR code. */
  qr: { label: string; hint?: string }
  /** The buttons: `CopyLink`, and further ways to share. */
  children: ReactNode
}

/** Shows a link that a person gives to others: as a QR code, and as text. */
export function LinkCard({ label, link, code, qr, children }: LinkCardProps) {
  return (
    <section className={styles.card} aria-label={label}>
      <figure className={styles.picture}>
        <FailureBoundary>
          <Suspense fallback={<Skeleton width="168px" height="168px" radius="12px" />}>
            <QrCode text={link} label={qr.label} className={styles.code} />
          </Suspense>
        </FailureBoundary>
        {qr.hint && <figcaption>{qr.hint}</figcaption>}
      </figure>
      <dl className={styles.facts}>
        <div>
          <dt>{code.label}</dt>
          <dd>{code.value}</dd>
        </div>
        <div>
          <dt>{label}</dt>
          <dd className={styles.link}>{link}</dd>
        </div>
      </dl>
      {children}
    </section>
  )
}

/** Copies a link, and says whether it worked. */
export function CopyLink({ link, kind }: { link: string; kind?: 'secondary' }) {
  const { t } = useTranslation()
  const copy = async () => {
    const copied = await copyText(link)
    if (copied) toast.show(t('referral.copied'), { kind: 'success' })
    else toast.show(t('referral.copy_failed'), { kind: 'error', ms: 3_000 })
  }
  return (
    <Button kind={kind} wide icon={<Copy size={18} />} onClick={copy}>
      {t('referral.copy')}
    </Button>
  )
}
