import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { member } from '#contract/member.ts'
import type { Answer } from '#contract/resource.ts'
import { gatewayUrl } from '#gateway/gateway-base.ts'
import styles from './profile-dialog.module.css'

interface IconChoicesProps extends Answer<typeof member.headIcons> {
  value: string
  onChange: (id: string) => void
}

/** Shows the pictures to choose from. A word marks the present one, a ring and a tick the chosen one. */
export function IconChoices({ icons, current, value, onChange }: IconChoicesProps) {
  const { t } = useTranslation()
  return (
    <fieldset className={styles.icons}>
      <legend>{t('member.picture')}</legend>
      {icons.map(({ id, url }, place) => (
        <label key={id} className={styles.icon}>
          <input
            type="radio"
            name="icon"
            value={id}
            checked={id === value}
            onChange={() => onChange(id)}
            aria-label={t(id === current ? 'member.picture_current' : 'member.picture_number', { number: place + 1 })}
          />
          <img src={gatewayUrl(url)} alt="" width={56} height={56} />
          {id === value && <Check size={16} className={styles.tick} />}
          {id === current && <span aria-hidden="true">{t('member.picture_now')}</span>}
        </label>
      ))}
    </fieldset>
  )
}
