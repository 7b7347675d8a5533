import type { ComponentProps } from 'react'
import { Avatar } from '#ui/content/avatar.tsx'
import { Checkbox } from '#ui/forms/checkbox.tsx'
import type { PersonRow } from './person-row.tsx'
import styles from './team.module.css'
import type { Selection } from './use-selection.ts'

interface PersonChoiceProps extends ComponentProps<typeof PersonRow> {
  selection: Selection
}

/** Shows a member of the team with a checkbox, to move the member with others. */
export function PersonChoice({ person: { account, nickname }, note, figure, selection }: PersonChoiceProps) {
  return (
    <div className={styles.row}>
      <Checkbox
        checked={selection.accounts.includes(account)}
        onChange={() => selection.toggle(account)}
        className={styles.choice}
      >
        <Avatar name={nickname} size={32} />
        <span className={styles.body}>
          <span className={styles.text}>
            <strong>
              <bdi>{nickname}</bdi>
            </strong>
            <span>{account}</span>
            {note && <span>{note}</span>}
          </span>
          {figure && <span className={styles.end}>{figure}</span>}
        </span>
      </Checkbox>
    </div>
  )
}
