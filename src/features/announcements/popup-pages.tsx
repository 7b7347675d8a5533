import { useId } from 'react'
import type { Popup } from '#contract/announcement-list.ts'
import { gatewayUrl } from '#gateway/gateway-base.ts'
import { Rail } from '#ui/carousel/rail.tsx'
import { SlidePlace } from '#ui/carousel/slide-place.tsx'
import type { Slides } from '#ui/carousel/slides.ts'
import { useSlides } from '#ui/carousel/use-slides.ts'
import { RichText } from '#ui/content/rich-text.tsx'
import { StepButton } from '#ui/controls/step-button.tsx'
import { classes } from '#ui/look/classes.ts'
import styles from './popup-pages.module.css'

type PopupPagesProps = { popups: readonly Popup[]; onNavigate: (path: string) => void }

/** Shows the popups as pages, which one swipes or steps through. */
export function PopupPages({ popups, onNavigate }: PopupPagesProps) {
  const slides = useSlides({ count: popups.length })
  return (
    <>
      <Rail slides={slides} className={styles.rail}>
        {popups.map((popup) => (
          <PopupPage key={popup.id} popup={popup} onNavigate={onNavigate} />
        ))}
      </Rail>
      {popups.length > 1 && <Steps slides={slides} />}
    </>
  )
}

type PopupPageProps = { popup: Popup; onNavigate: (path: string) => void }

function PopupPage({ popup: { title, content }, onNavigate }: PopupPageProps) {
  const titleId = useId()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the keyboard
    <section className={classes('swiper-slide', styles.page)} aria-labelledby={titleId} tabIndex={0}>
      <h2 id={titleId}>{title}</h2>
      <RichText html={content} onNavigate={onNavigate} resolveImage={gatewayUrl} />
    </section>
  )
}

function Steps({ slides }: { slides: Slides }) {
  const { page, count } = slides
  return (
    <div className={styles.steps}>
      <StepButton slides={slides} by={-1} />
      <span aria-hidden="true">
        {page + 1} / {count}
      </span>
      <SlidePlace slides={slides} />
      <StepButton slides={slides} by={1} />
    </div>
  )
}
