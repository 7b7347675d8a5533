import type { CSSProperties, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { VisuallyHidden } from '../content/visually-hidden.tsx'
import styles from './skeleton.module.css'
import { useWaiting } from './waiting.ts'

type SkeletonProps = {
  /** CSS lengths. Default: the height of a line of text, and the container's width. */
  width?: CSSProperties['inlineSize']
  height?: CSSProperties['blockSize']
  ratio?: CSSProperties['aspectRatio']
  radius?: CSSProperties['borderRadius']
}

export function Skeleton({ width, height, ratio, radius }: SkeletonProps) {
  const blockSize = height ?? (ratio ? undefined : '1em')
  return (
    <span
      className={styles.skeleton}
      style={{ inlineSize: width, blockSize, aspectRatio: ratio, borderRadius: radius }}
      aria-hidden="true"
    />
  )
}

/** Contains the skeletons of a screen or block, and announces the loading once. */
export function SkeletonRegion({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  useWaiting()
  return (
    <div className={styles.region} aria-busy="true">
      <VisuallyHidden role="status">{t('common.loading')}</VisuallyHidden>
      {children}
    </div>
  )
}
