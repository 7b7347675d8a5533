import { Pause, Play } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../controls/icon-button.tsx'
import { SlidePlace } from './slide-place.tsx'
import type { RotationProps } from './slides.ts'
import { useAutoRotate } from './use-auto-rotate.ts'

/** Rotates a carousel's slides, and renders the button that pauses it. */
export function Rotation({ slides, frame, ms }: RotationProps) {
  const { t } = useTranslation()
  const { page, step } = slides
  const { resting, rest, canRotate } = useAutoRotate({
    part: 'carousel',
    element: frame,
    ms,
    step: page,
    advance: () => step(1),
  })
  return (
    <>
      {canRotate && (
        <IconButton
          data-beside=""
          kind="overlay"
          label={t(resting ? 'common.play' : 'common.pause')}
          icon={resting ? <Play size={16} /> : <Pause size={16} />}
          onClick={() => rest(!resting)}
        />
      )}
      <SlidePlace slides={slides} quiet={canRotate && !resting} />
    </>
  )
}
