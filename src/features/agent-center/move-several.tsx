import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '#i18n/formats.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { Button } from '#ui/controls/button.tsx'
import { keepFocusAbove } from '#ui/page/share-height.ts'
import { MoveDialog } from './move-dialog.tsx'
import styles from './team.module.css'
import { most, type Selection } from './use-selection.ts'

interface MoveSeveralProps {
  selection: Selection
  onDone: () => void
}

/** Moves the selected downlines together. It stays in view below their list. */
export function MoveSeveral({ selection: { accounts, toggle }, onDone }: MoveSeveralProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const [moving, setMoving] = useState(false)
  function leaveOut(account: string) {
    toggle(account)
    if (accounts.length === 1) setMoving(false)
  }
  return (
    <div ref={keepFocusAbove} className={styles.bar}>
      <p className={styles.account}>{t('agent.move_most', { most })}</p>
      <div className={styles.actions}>
        <Button kind="secondary" onClick={onDone}>
          {t('common.cancel')}
        </Button>
        <Button disabled={accounts.length === 0} onClick={() => setMoving(true)}>
          {t('agent.move_count', { people: formatNumber(accounts.length, language) })}
        </Button>
      </div>
      <MoveDialog
        accounts={accounts}
        open={moving}
        onClose={() => setMoving(false)}
        onMoved={onDone}
        onLeaveOut={leaveOut}
      />
    </div>
  )
}
