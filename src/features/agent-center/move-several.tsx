import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '#i18n/formats.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { Avatar } from '#ui/avatar.tsx'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { LongList } from '#ui/long-list.tsx'
import styles from './agent-center.module.css'
import { MoveDialog } from './move-dialog.tsx'
import team from './team.module.css'

/** The most members that one request moves. */
const most = 100

interface MoveSeveralProps {
  people: readonly { account: string; nickname: string }[]
  onDone: () => void
}

/** Selects several of the listed downlines, and moves them together. */
export function MoveSeveral({ people, onDone }: MoveSeveralProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [moving, setMoving] = useState(false)
  const toggle = (account: string) =>
    setChosen((before) =>
      before.includes(account) ? before.filter((one) => one !== account) : [...before, account].slice(0, most),
    )
  return (
    <div className={styles.block}>
      <LongList className={team.choices} label={t('agent.move_several')}>
        {people.map(({ account, nickname }) => (
          <div key={account} className={team.row}>
            <Checkbox checked={chosen.includes(account)} onChange={() => toggle(account)}>
              <span className={team.person}>
                <Avatar name={nickname} size={32} />
                <span>
                  <bdi>{nickname}</bdi> <span className={team.account}>{account}</span>
                </span>
              </span>
            </Checkbox>
          </div>
        ))}
      </LongList>
      <div className={team.actions}>
        <Button kind="secondary" onClick={onDone}>
          {t('common.cancel')}
        </Button>
        <Button disabled={chosen.length === 0} onClick={() => setMoving(true)}>
          {t('agent.move_count', { people: formatNumber(chosen.length, language) })}
        </Button>
      </div>
      <MoveDialog accounts={chosen} open={moving} onClose={() => setMoving(false)} onMoved={onDone} />
    </div>
  )
}
