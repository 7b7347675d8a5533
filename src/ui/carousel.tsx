import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import { type ReactNode, useCallback, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './carousel.module.css'
import { IconButton } from './icon-button.tsx'
import { useAutoRotate } from './use-auto-rotate.ts'
import { useSnapScroll } from './use-snap-scroll.ts'

export type Slide = { id: string; content: ReactNode }

type CarouselProps = {
  /** What the slides are, for those who listen. */
  label: string
  slides: readonly Slide[]
  /** Turns to the next slide after so many milliseconds, and from the last to the first; a single slide stays. */
  autoRotateMs?: number
}

/** How long a rail must be quiet before it counts as at rest; `scrollend` is not everywhere yet. */
const settled = 120

export function Carousel({ label, slides, autoRotateMs }: CarouselProps) {
  const { t } = useTranslation()
  const frame = useRef<HTMLElement>(null)
  const several = slides.length > 1
  const loops = several && autoRotateMs !== undefined
  const { rail, page, goTo, onScroll } = useSnapScroll()
  useReturnFromCopy({ at: loops && page === slides.length, goTo })

  const next = useCallback(() => goTo(page + 1), [goTo, page])
  const previous = useCallback(() => {
    if (page > 0) return goTo(page - 1)
    goTo(slides.length, 'instant')
    goTo(slides.length - 1)
  }, [goTo, page, slides.length])
  const rotation = useAutoRotate({ element: frame, ms: loops ? autoRotateMs : undefined, step: page, advance: next })

  return (
    <section ref={frame} className={styles.carousel} aria-roledescription={t('common.carousel')} aria-label={label}>
      {several && (
        <div className={styles.controls}>
          {rotation.canRotate && (
            <IconButton
              kind="overlay"
              label={rotation.resting ? t('common.play') : t('common.pause')}
              icon={rotation.resting ? <Play size={16} /> : <Pause size={16} />}
              onClick={() => rotation.rest(!rotation.resting)}
            />
          )}
          <IconButton
            className={styles.step}
            kind="overlay"
            label={t('common.previous')}
            icon={<ChevronLeft />}
            disabled={!loops && page === 0}
            onClick={previous}
          />
          <IconButton
            className={styles.step}
            kind="overlay"
            label={t('common.next')}
            icon={<ChevronRight />}
            disabled={!loops && page === slides.length - 1}
            onClick={next}
          />
        </div>
      )}
      <div ref={rail} className={styles.rail} onScroll={onScroll}>
        {slides.map((slide, index) => (
          // biome-ignore lint/a11y/useSemanticElements: a slide is no fieldset
          <div
            key={slide.id}
            role="group"
            className={styles.slide}
            aria-roledescription={t('common.slide')}
            aria-label={t('common.page_of', { page: index + 1, total: slides.length })}
          >
            {slide.content}
          </div>
        ))}
        {/* The last slide runs on into a copy of the first, which is then quietly exchanged for the first itself. */}
        {loops && (
          <div className={styles.slide} aria-hidden="true" inert>
            {slides[0]?.content}
          </div>
        )}
      </div>
      {several && <Dots count={slides.length} current={page % slides.length} />}
    </section>
  )
}

function Dots({ count, current }: { count: number; current: number }) {
  return (
    <div className={styles.dots} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place
        <span key={index} data-current={index === current ? '' : undefined} />
      ))}
    </div>
  )
}

function useReturnFromCopy({ at, goTo }: { at: boolean; goTo: (page: number, behavior: ScrollBehavior) => void }) {
  useEffect(() => {
    if (!at) return
    const timer = setTimeout(() => goTo(0, 'instant'), settled)
    return () => clearTimeout(timer)
  }, [at, goTo])
}
