import { useRef, useState } from 'react'
import { leaveFor, webAddress } from '#platform/web-address.ts'
import { Button } from '#ui/controls/button.tsx'
import { TextField } from '#ui/forms/text-field.tsx'
import { Dialog } from '#ui/layers/dialog.tsx'
import { useTexts } from '../texts.ts'
import { endTour } from '../tours/player.ts'
import styles from './kiosk.module.css'
import { forgetKiosk, isPin, type Kept } from './kiosk-options.ts'

const longPress = 2_000
const triesAtOnce = 5
const pauseAfterTries = 30_000

interface LeaveKioskProps {
  kept: Kept
  onLeft: () => void
}

/** An unmarked corner: a long press, or Enter, asks for the PIN that ends the kiosk. */
export function LeaveKiosk({ kept, onLeft }: LeaveKioskProps) {
  const { t } = useTexts()
  const [asks, setAsks] = useState(false)
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  const leave = async () => {
    endTour()
    await forgetKiosk()
    if (document.fullscreenElement) await document.exitFullscreen()
    onLeft()
    const studio = webAddress('/__studio/')
    if (studio) leaveFor(studio)
  }
  return (
    <>
      <button
        type="button"
        className={styles.corner}
        aria-label={t('kiosk_leave')}
        onPointerDown={() => {
          waiting.current = setTimeout(() => setAsks(true), longPress)
        }}
        onPointerUp={() => clearTimeout(waiting.current)}
        onPointerLeave={() => clearTimeout(waiting.current)}
        onKeyDown={({ key }) => key === 'Enter' && setAsks(true)}
      />
      <Dialog open={asks} onClose={() => setAsks(false)} title={t('kiosk_leave')}>
        {asks && <PinForm kept={kept} onRight={leave} />}
      </Dialog>
    </>
  )
}

function PinForm({ kept, onRight }: { kept: Kept; onRight: () => Promise<void> }) {
  const { t } = useTexts()
  const [pin, setPin] = useState('')
  const [tries, setTries] = useState(0)
  const locked = tries >= triesAtOnce
  const check = async () => {
    if (await isPin(kept, pin)) return onRight()
    setPin('')
    setTries(tries + 1)
    if (tries + 1 >= triesAtOnce) setTimeout(() => setTries(0), pauseAfterTries)
  }
  return (
    <form
      className={styles.pin}
      onSubmit={(event) => {
        event.preventDefault()
        if (!locked) void check()
      }}
    >
      <TextField
        label={t('kiosk_pin')}
        type="password"
        inputMode="numeric"
        autoComplete="off"
        value={pin}
        error={locked ? t('kiosk_pin_locked') : tries > 0 ? t('kiosk_pin_wrong') : undefined}
        onChange={(event) => setPin(event.target.value)}
      />
      <Button type="submit" disabled={locked}>
        {t('kiosk_leave')}
      </Button>
    </form>
  )
}
