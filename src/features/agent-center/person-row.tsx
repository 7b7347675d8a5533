import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { isAgent } from '#session/account-type.ts'
import { Avatar } from '#ui/content/avatar.tsx'
import { ReturnLink } from '#ui/controls/return-link.tsx'
import styles from './team.module.css'
import { placeAddress } from './team-address.ts'

interface PersonRowProps {
  person: { account: string; nickname: string; type: number }
  note: string
  /** The figure by which the list is sorted. */
  figure?: ReactNode
}

/** Shows a member of the team, and leads to the member's place in the tree. */
export function PersonRow({ person, note, figure }: PersonRowProps) {
  const { t } = useTranslation()
  const { account, nickname } = person
  return (
    <ReturnLink to={placeAddress(account)} className={styles.row}>
      <Avatar name={nickname} size={40} />
      <span className={styles.body}>
        <span className={styles.text}>
          <strong>
            <bdi>{nickname}</bdi>
          </strong>
          <span>{account}</span>
          {figure && note && <span>{note}</span>}
        </span>
        <span className={styles.end}>
          {isAgent(person) && <span className={styles.type}>{t('agent.type_agent')}</span>}
          {figure ?? (note && <span>{note}</span>)}
        </span>
      </span>
      <ChevronRight size={18} className={styles.chevron} />
    </ReturnLink>
  )
}
