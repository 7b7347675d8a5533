import { useTranslation } from 'react-i18next'
import { VisuallyHidden } from '../content/visually-hidden.tsx'
import type { Slides } from './slides.ts'

type SlidePlaceProps = {
  slides: Slides
  /** Silences announcements while the slides change automatically. */
  quiet?: boolean
}

/** Announces the current slide to screen readers. */
export function SlidePlace({ slides: { page, count }, quiet = false }: SlidePlaceProps) {
  const { t } = useTranslation()
  return (
    <VisuallyHidden aria-live={quiet ? 'off' : 'polite'}>
      {t('common.page_of', { page: page + 1, total: count })}
    </VisuallyHidden>
  )
}
