import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Popup } from '#contract/announcement-list.ts'
import { gatewayUrl } from '#gateway/deployment.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { RichText } from '#ui/rich-text.tsx'
import { useSnapScroll } from '#ui/use-snap-scroll.ts'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import styles from './popup-pages.module.css'

type PopupPagesProps = { popups: readonly Popup[]; onNavigate: (path: string) => void }

/** The popups as pages to swipe or step through. */
export function PopupPages({ popups, onNavigate }: PopupPagesProps) {
  const { rail, page, goTo, onScroll } = useSnapScroll()
  return (
    <>
      <div ref={rail} className={styles.rail} onScroll={onScroll}>
        {popups.map((popup, index) => (
          <PopupPage key={popup.id} popup={popup} shown={index === page} onNavigate={onNavigate} />
        ))}
      </div>
      {popups.length > 1 && <Steps page={page} count={popups.length} goTo={goTo} />}
    </>
  )
}

type PopupPageProps = { popup: Popup; shown: boolean; onNavigate: (path: string) => void }

function PopupPage({ popup: { title, content }, shown, onNavigate }: PopupPageProps) {
  const titleId = useId()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the keyboard
    <section className={styles.page} aria-labelledby={titleId} tabIndex={0} inert={!shown}>
      <h2 id={titleId}>{title}</h2>
      <RichText html={content} onNavigate={onNavigate} resolveImage={gatewayUrl} />
    </section>
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
      <span aria-live="polite">
        <span aria-hidden="true">
          {page + 1} / {count}
        </span>
        <VisuallyHidden>{t('common.page_of', { page: page + 1, total: count })}</VisuallyHidden>
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
