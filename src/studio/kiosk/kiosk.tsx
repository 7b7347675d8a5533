import { useEffect, useState } from 'react'
import { Button } from '#ui/controls/button.tsx'
import { TextField } from '#ui/forms/text-field.tsx'
import { useTexts } from '../texts.ts'
import styles from './kiosk.module.css'
import { type Kept, keepKiosk, keptKiosk, Pin, passedOptions } from './kiosk-options.ts'
import { UnattendedPhone } from './unattended-phone.tsx'

const usualIdle = 60

/** Returns the options that the address passes, which replace the kept ones. */
async function findOptions(): Promise<Kept | undefined> {
  const passed = passedOptions(location.hash)
  if (!passed) return keptKiosk()
  history.replaceState(null, '', location.pathname + location.search)
  return keepKiosk(passed)
}

/** The page of a kiosk: its set-up, and then the app alone on the screen until the PIN is entered. */
export function Kiosk() {
  // Undefined until they are read, and null if there are none.
  const [kept, setKept] = useState<Kept | null>()
  useEffect(() => void findOptions().then((found) => setKept(found ?? null)), [])
  if (kept === undefined) return null
  return kept ? <UnattendedPhone kept={kept} onLeft={() => setKept(null)} /> : <SetUp onStart={setKept} />
}

function SetUp({ onStart }: { onStart: (kept: Kept) => void }) {
  const { t } = useTexts()
  const [pin, setPin] = useState('')
  const [idle, setIdle] = useState(`${usualIdle}`)
  const [wrong, setWrong] = useState(false)
  const start = async () => {
    if (!Pin.safeParse(pin).success) return setWrong(true)
    await document.documentElement.requestFullscreen?.().catch(() => undefined)
    onStart(await keepKiosk({ pin, idle: Math.min(3_600, Math.max(5, Number(idle) || usualIdle)) }))
  }
  return (
    <main>
      <form
        className={styles.setup}
        onSubmit={(event) => {
          event.preventDefault()
          void start()
        }}
      >
        <h1>{t('kiosk')}</h1>
        <p>{t('kiosk_about')}</p>
        <TextField
          label={t('kiosk_pin')}
          hint={t('kiosk_pin_hint')}
          error={wrong ? t('kiosk_pin_hint') : undefined}
          inputMode="numeric"
          autoComplete="off"
          value={pin}
          onChange={(event) => setPin(event.target.value)}
        />
        <TextField
          label={t('kiosk_idle')}
          inputMode="numeric"
          autoComplete="off"
          value={idle}
          onChange={(event) => setIdle(event.target.value)}
        />
        <p className={styles.honest}>{t('kiosk_honest')}</p>
        <Button type="submit">{t('kiosk_start')}</Button>
      </form>
    </main>
  )
}
