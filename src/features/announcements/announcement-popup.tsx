import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { Popup } from '#contract/announcement-list.ts'
import { stored } from '#contract/stored.ts'
import { useSession } from '#session/session.ts'
import { loadSanitiser } from '#ui/content/safe-content.ts'
import { Button } from '#ui/controls/button.tsx'
import dialog from '#ui/layers/dialog.module.css'
import { useLeave } from '#ui/layers/use-leave.ts'
import { useModal } from '#ui/layers/use-modal.ts'
import { classes } from '#ui/look/classes.ts'
import styles from './announcement-popup.module.css'
import { PopupPages } from './popup-pages.tsx'
import { useBodyMark, useDelayedOpen, usePopups } from './use-popup.ts'

/**
 * Shows the merchant's popups on arrival: one variant for members and one for guests. A closed variant does not return.
 */
export function AnnouncementPopup() {
  const popups = usePopups()
  const member = useSession() !== undefined
  if (popups.length === 0) return null
  return <Variant key={member ? 'A' : 'B'} popups={popups} flag={member ? stored.popupMember : stored.popupGuest} />
}

type VariantProps = { popups: Popup[]; flag: Parameters<typeof useDelayedOpen>[1] }

function Variant({ popups, flag }: VariantProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { open, close, putAway } = useDelayedOpen(popups, flag)
  const { leave, leavingProps } = useLeave(close)
  const { present, dialogProps } = useModal(open, leave)
  useBodyMark(open)
  useWhenGone({ present, open }, putAway)
  useEffect(() => void loadSanitiser().catch(() => undefined), [])

  const leaveFor = (path: string) => {
    // The target page may unmount the popup before its closing animation ends.
    putAway()
    close()
    navigate(path)
  }

  if (!present) return null
  return (
    <dialog
      {...dialogProps}
      {...leavingProps}
      className={classes(dialog.dialog, styles.popup)}
      aria-label={t('announcement.popup')}
    >
      <div className={styles.card}>
        <PopupPages popups={popups} onNavigate={leaveFor} />
        <footer className={dialog.actions}>
          <Button kind="secondary" onClick={leave}>
            {t('announcement.acknowledge')}
          </Button>
          <Button onClick={() => leaveFor('/m/activity')}>{t('announcement.go_activity')}</Button>
        </footer>
      </div>
    </dialog>
  )
}

/** Calls `onGone` when the closing animation ends. */
function useWhenGone({ present, open }: { present: boolean; open: boolean }, onGone: () => void) {
  const shown = useRef(false)
  useEffect(() => {
    if (open) shown.current = true
    if (present || open || !shown.current) return
    shown.current = false
    onGone()
  })
}
