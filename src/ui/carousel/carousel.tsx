import { type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { StepButton } from '../controls/step-button.tsx'
import styles from './carousel.module.css'
import { Rail } from './rail.tsx'
import { useSlides } from './use-slides.ts'

export type Slide = {
  id: string
  /** `ahead` is the number of steps from the current slide to this one. */
  content: (ahead: number) => ReactNode
}

type CarouselProps = {
  /** Describes the slides to screen readers. */
  label: string
  slides: readonly Slide[]
  /** Shows the next slide after this many milliseconds, and the first after the last. */
  rotateMs: number
}

export function Carousel({ label, slides, rotateMs }: CarouselProps) {
  const { t } = useTranslation()
  const frame = useRef<HTMLElement>(null)
  const several = slides.length > 1
  const state = useSlides({ count: slides.length, loop: several })
  const { page, Rotation } = state

  return (
    <section ref={frame} className={styles.carousel} aria-roledescription={t('common.carousel')} aria-label={label}>
      {several && (
        <div className={styles.controls}>
          <Dots count={slides.length} current={page} />
          <StepButton slides={state} by={-1} kind="overlay" size={24} className={styles.step} />
          <StepButton slides={state} by={1} kind="overlay" size={24} className={styles.step} />
          {/* The last, because it loads later and must move nothing. */}
          {Rotation && <Rotation slides={state} frame={frame} ms={rotateMs} />}
        </div>
      )}
      {/* Swiper reorders its slides as it goes round, so that other slides need another rail. */}
      <Rail key={slides.map(({ id }) => id).join()} slides={state}>
        {slides.map(({ id, content }, index) => (
          // biome-ignore lint/a11y/useSemanticElements: a slide is not a fieldset
          <div
            key={id}
            role="group"
            className="swiper-slide"
            aria-roledescription={t('common.slide')}
            aria-label={t('common.page_of', { page: index + 1, total: slides.length })}
          >
            {content((index - page + slides.length) % slides.length)}
          </div>
        ))}
      </Rail>
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
