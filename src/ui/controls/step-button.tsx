import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Slides } from '../carousel/slides.ts'
import { IconButton } from './icon-button.tsx'
import styles from './step-button.module.css'

type StepButtonProps = {
  slides: Slides
  by: 1 | -1
  kind?: 'plain' | 'raised' | 'overlay'
  size?: number
  className?: string
}

/** Shows the previous or the next slide. */
export function StepButton({ slides: { page, count, loop, step }, by, kind, size = 20, className }: StepButtonProps) {
  const { t } = useTranslation()
  const Arrow = by > 0 ? ChevronRight : ChevronLeft
  return (
    <IconButton
      data-step=""
      className={className}
      kind={kind}
      label={t(by > 0 ? 'common.next' : 'common.previous')}
      icon={<Arrow className={styles.arrow} size={size} />}
      disabled={!loop && (by > 0 ? page >= count - 1 : page <= 0)}
      onClick={() => step(by)}
    />
  )
}
