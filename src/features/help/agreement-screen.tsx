import { useQuery } from '@tanstack/react-query'
import { CircleHelp } from 'lucide-react'
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'
import { agreementDocuments } from '#contract/service.ts'
import { gatewayUrl } from '#gateway/gateway-base.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { RichText } from '#ui/content/rich-text.tsx'
import { buttonClass } from '#ui/controls/button-class.ts'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { FailedState } from '#ui/states/failed-state.tsx'
import { DetailSkeleton } from './detail-skeleton.tsx'
import { findDocument } from './help-address.ts'
import styles from './help-detail-screen.module.css'
import { helpQueries } from './help-queries.ts'

/** Shows the user agreement: the merchant's terms of use, then its privacy policy. */
export function AgreementScreen() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [shown, setShown] = useState(1)
  const showNext = useCallback(() => setShown((count) => count + 1), [])
  const { data, isPending, refetch } = useQuery(helpQueries.topics(useLanguage()))
  if (isPending) return <DetailSkeleton />
  if (!data) return <FailedState onRetry={refetch} />
  // Each document comes after the one above it, so that none moves down.
  const articles = agreementDocuments.flatMap((document) => findDocument(data, document)?.child.article ?? [])
  if (articles.length === 0) {
    const toHelp = (
      <Link to="/m/help" className={buttonClass({ kind: 'secondary' })}>
        {t('help.to_list')}
      </Link>
    )
    return <EmptyState icon={<CircleHelp />} title={t('help.not_there')} action={toHelp} />
  }
  return (
    <div className={styles.screen}>
      {articles.slice(0, shown).map(({ document, title, content }) => (
        <article key={document} className={styles.article}>
          <h2>{title}</h2>
          <RichText html={content} onNavigate={navigate} resolveImage={gatewayUrl} onReady={showNext} />
        </article>
      ))}
    </div>
  )
}
