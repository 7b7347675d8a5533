import { useEffect, useRef, useState } from 'react'
import { leaveFor, webAddress } from '#platform/web-address.ts'
import { Button } from '#ui/controls/button.tsx'
import { TextField } from '#ui/forms/text-field.tsx'
import { Dialog } from '#ui/layers/dialog.tsx'
import { useTexts } from '../texts.ts'
import { endTour } from '../tours/player.ts'
import styles from './kiosk.module.css'
import { forgetKiosk, isPin, type Kept } from './kiosk-options.ts'
import { forgetWrongPins, noteWrongPin, useWrongPins } from './wrong-pins.ts'

const longPress = 2_000

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
  const { count, lockedUntil } = useWrongPins()
  const locked = lockedUntil > 0
  useEffect(() => {
    if (lockedUntil === 0) return
    const lock = setTimeout(forgetWrongPins, lockedUntil - Date.now())
    return () => clearTimeout(lock)
  }, [lockedUntil])
  const check = async () => {
    if (await isPin(kept, pin)) {
      forgetWrongPins()
      return onRight()
    }
    setPin('')
    noteWrongPin()
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
        error={locked ? t('kiosk_pin_locked') : count > 0 ? t('kiosk_pin_wrong') : undefined}
        onChange={(event) => setPin(event.target.value)}
      />
      <Button type="submit" disabled={locked}>
        {t('kiosk_leave')}
      </Button>
    </form>
  )
}
