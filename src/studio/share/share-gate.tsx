import { type ReactNode, useEffect, useState } from 'react'
import { Button } from '#ui/controls/button.tsx'
import { TextField } from '#ui/forms/text-field.tsx'
import { attempt } from '../attempt.ts'
import styles from '../studio.module.css'
import { useTexts } from '../texts.ts'
import { openShare } from './open-share.ts'
import { type ReadShare, readShare } from './share-link.ts'

/** Opens the link in the address, if there is one, and asks for its passcode if it has one. */
export function ShareGate({ children }: { children: ReactNode }) {
  const [read, setRead] = useState<ReadShare>()
  const look = async (passcode?: string) => {
    const found = await readShare(location.hash, { passcode, now: Date.now() })
    if (found.kind === 'share') history.replaceState(null, '', location.pathname + location.search)
    setRead(found)
  }
  // Only the address that the page was opened with.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => void look(), [])
  // The phones have mounted by now: effects run after those of the children.
  useEffect(() => {
    if (read?.kind === 'share') void attempt(() => openShare(read.share))
  }, [read])
  if (!read) return null
  if (read.kind === 'none' || read.kind === 'share') return children
  return <Refused read={read} onPasscode={look} onSkip={() => setRead({ kind: 'none' })} />
}

interface RefusedProps {
  read: ReadShare
  onPasscode: (passcode: string) => Promise<void>
  onSkip: () => void
}

function Refused({ read, onPasscode, onSkip }: RefusedProps) {
  const { t } = useTexts()
  const [passcode, setPasscode] = useState('')
  const isLocked = read.kind === 'locked' || read.kind === 'wrong-passcode'
  return (
    <main>
      <form
        className={styles.alone}
        onSubmit={(event) => {
          event.preventDefault()
          void onPasscode(passcode)
        }}
      >
        <h1>Parlor Studio</h1>
        {isLocked ? (
          <>
            <TextField
              label={t('passcode')}
              type="password"
              value={passcode}
              autoComplete="off"
              error={read.kind === 'wrong-passcode' ? t('passcode_wrong') : undefined}
              onChange={(event) => setPasscode(event.target.value)}
            />
            <Button type="submit">{t('continue')}</Button>
          </>
        ) : (
          <>
            <p role="alert">{t(read.kind === 'expired' ? 'share_expired' : 'share_damaged')}</p>
            <Button type="button" onClick={onSkip}>
              {t('share_skip')}
            </Button>
          </>
        )}
      </form>
    </main>
  )
}
