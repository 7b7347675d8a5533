import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './level-ring.module.css'

interface LevelRingProps {
  /** 0 to 1; undefined while it is unknown. */
  value: number | undefined
  children: ReactNode
}

/** Draws the progress to the next level as a ring around a picture. */
export function LevelRing({ value, children }: LevelRingProps) {
  const { t } = useTranslation()
  const perCent = Math.round((value ?? 0) * 100)
  const progress = value !== undefined && {
    role: 'progressbar',
    'aria-label': t('member.vip_progress'),
    'aria-valuemin': 0,
    'aria-valuemax': 100,
    'aria-valuenow': perCent,
  }
  return (
    <div className={styles.ring} style={{ '--value': `${perCent}%` }} {...progress}>
      {children}
    </div>
  )
}
