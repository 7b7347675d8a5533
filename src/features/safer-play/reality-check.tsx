import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Summary } from '#ui/content/summary.tsx'
import { Button } from '#ui/controls/button.tsx'
import { Dialog } from '#ui/layers/dialog.tsx'

interface RealityCheckProps {
  time: string
  net: string
  onContinue: () => void
  onLeave: () => void
}

/** Interrupts a game until the member answers. Neither Escape nor a press beside it removes it. */
export function RealityCheck({ time, net, onContinue, onLeave }: RealityCheckProps) {
  const { t } = useTranslation()
  // A browser may close a dialog on a second Escape, so a new one takes its place.
  const [dismissals, setDismissals] = useState(0)
  return (
    <Dialog
      key={dismissals}
      open
      role="alertdialog"
      closeHidden
      title={t('safer_play.reality')}
      onClose={() => setDismissals(dismissals + 1)}
      actions={
        <>
          <Button kind="secondary" onClick={onContinue}>
            {t('safer_play.continue')}
          </Button>
          <Button onClick={onLeave}>{t('games.leave')}</Button>
        </>
      }
    >
      <Summary
        rows={[
          { label: t('safer_play.played'), value: time },
          { label: t('safer_play.net'), value: net },
        ]}
      />
    </Dialog>
  )
}
