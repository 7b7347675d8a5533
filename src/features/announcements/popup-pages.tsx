import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Popup } from '#contract/announcements.ts'
import { gatewayUrl } from '#gateway/deployment.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { RichText } from '#ui/rich-text.tsx'
import { useSnapScroll } from '#ui/use-snap-scroll.ts'
import styles from './popup-pages.module.css'

type PopupPagesProps = { popups: readonly Popup[]; onNavigate: (path: string) => void }

/** The popups as pages to swipe or step through. */
export function PopupPages({ popups, onNavigate }: PopupPagesProps) {
  const { t } = useTranslation()
  const { rail, page, goTo, onScroll } = useSnapScroll()
  return (
    <>
      <div ref={rail} className={styles.rail} onScroll={onScroll}>
        {popups.map(({ id, title, content }, index) => (
          <section
            key={id}
            className={styles.page}
            aria-label={popups.length > 1 ? t('common.page_of', { page: index + 1, total: popups.length }) : undefined}
            inert={index !== page}
          >
            <h2>{title}</h2>
            <RichText html={content} onNavigate={onNavigate} resolveImage={gatewayUrl} />
          </section>
        ))}
      </div>
      {popups.length > 1 && <Steps page={page} count={popups.length} goTo={goTo} />}
    </>
  )
}

function Steps({ page, count, goTo }: { page: number; count: number; goTo: (page: number) => void }) {
  const { t } = useTranslation()
  return (
    <div className={styles.steps}>
      <IconButton
        label={t('common.previous')}
        icon={<ChevronLeft size={20} />}
        disabled={page === 0}
        onClick={() => goTo(page - 1)}
      />
      <span aria-hidden="true">
        {page + 1} / {count}
      </span>
      <IconButton
        label={t('common.next')}
        icon={<ChevronRight size={20} />}
        disabled={page === count - 1}
        onClick={() => goTo(page + 1)}
      />
    </div>
  )
}
