import { useTranslation } from 'react-i18next'
import type { Slides } from './use-slides.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

type SlidePlaceProps = {
  slides: Slides
  /** The slides change by themselves, which would interrupt those who listen. */
  quiet?: boolean
}

/** Says which slide shows, for those who listen. */
export function SlidePlace({ slides: { page, count }, quiet = false }: SlidePlaceProps) {
  const { t } = useTranslation()
  return (
    <VisuallyHidden aria-live={quiet ? 'off' : 'polite'}>
      {t('common.page_of', { page: page + 1, total: count })}
    </VisuallyHidden>
  )
}
