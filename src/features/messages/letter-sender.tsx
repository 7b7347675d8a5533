import { CircleUserRound, Headset } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useBrandLogo } from '#brand/brand-logo.ts'
import { useBrandName } from '#brand/brand-name.ts'
import type { Letter } from '#contract/messages.ts'
import styles from './inbox.module.css'

/** Returns a function that returns a sender's name, both visible and for screen readers. */
export function useSenderName(): (from: Letter['from']) => string {
  const { t } = useTranslation()
  const brand = useBrandName()
  return (from) => (from === 'platform' ? brand : t(`messages.from_${from}`))
}

export function SenderMark({ from }: Pick<Letter, 'from'>) {
  const logo = useBrandLogo()
  return (
    <span className={styles.mark} aria-hidden="true">
      {from === 'platform' && <img src={logo} alt="" width={40} height={40} />}
      {from === 'service' && <Headset size={20} />}
      {from === 'member' && <CircleUserRound size={20} />}
    </span>
  )
}
