import { useCallback, useEffect, useRef, useState } from 'react'
import { webAddress } from '#platform/web-address.ts'
import { selectedOf, usePhones } from '../phones/phones.ts'
import { baseOf } from '../phones/reach.ts'
import { sentenceOf } from '../sentence-of.ts'
import { useSentence, useTexts } from '../texts.ts'
import { endTour, startTour, usePlayer } from '../tours/player.ts'
import { tourWorld } from '../tours/prepare-platform.ts'
import { tours } from '../tours/tours.ts'
import { makeBeginning, type Reset } from './beginning.ts'
import { guard } from './guard.ts'
import styles from './kiosk.module.css'
import type { Kept } from './kiosk-options.ts'
import { LeaveKiosk } from './leave-kiosk.tsx'
import { stayAwake } from './stay-awake.ts'
import { useIdle } from './use-idle.ts'

/** Seconds between the question and the return to the beginning. */
const countdown = 10

interface UnattendedPhoneProps {
  kept: Kept
  onLeft: () => void
}

/** Shows the app alone. Without a visitor it plays the tours; after a visitor it returns to its beginning. */
export function UnattendedPhone({ kept, onLeft }: UnattendedPhoneProps) {
  const { t } = useTexts()
  const [visited, setVisited] = useState(false)
  const [last, setLast] = useState<Reset>()
  const [problem, setProblem] = useState<string>()
  const resetting = useRef<() => Promise<Reset>>(undefined)
  const { seconds, touch } = useIdle(visited)
  const left = kept.idle + countdown - seconds

  const reset = useCallback(async () => {
    try {
      resetting.current ??= await makeBeginning(kept.merchant)
      setLast(await resetting.current())
    } catch (failure) {
      // The world may be lost; the next reset makes another one.
      resetting.current = undefined
      setProblem(sentenceOf(failure))
    }
  }, [kept.merchant])

  useEffect(stayAwake, [])
  useEffect(() => guard(document, touch), [touch])
  useAttract(!visited, kept.merchant)
  useEffect(() => {
    if (visited && left <= 0) setVisited(false)
  }, [visited, left])
  useEffect(() => {
    const onMessage = ({ data, source }: MessageEvent) => isGame(source) && data?.type === 'parlor:active' && touch()
    addEventListener('message', onMessage)
    return () => removeEventListener('message', onMessage)
  }, [touch])

  const begin = async () => {
    // First, so that the end of the tour does not start the next one.
    setVisited(true)
    setProblem(undefined)
    endTour()
    if (!document.fullscreenElement) await document.documentElement.requestFullscreen?.().catch(() => undefined)
    await reset()
  }

  return (
    <main
      className={styles.kiosk}
      aria-label={t('kiosk')}
      data-visited={visited}
      data-reset-ms={last?.ms}
      data-reset-same={last?.same}
    >
      <KioskPhone onActive={touch} />
      {!visited && <Attract onTouch={begin} />}
      {visited && left <= countdown && (
        <div className={styles.question} role="alertdialog" aria-label={t('kiosk_still')}>
          <p>{t('kiosk_still')}</p>
          <p className={styles.left}>{Math.max(0, left)}</p>
          <button type="button" onClick={touch}>
            {t('kiosk_yes')}
          </button>
        </div>
      )}
      {visited && problem && left > countdown && (
        <div className={styles.question} role="alertdialog" aria-label={t('kiosk_failed')}>
          <p>{t('kiosk_failed')}</p>
          <p className={styles.problem}>{problem}</p>
          <button type="button" onClick={begin}>
            {t('kiosk_retry')}
          </button>
        </div>
      )}
      <LeaveKiosk kept={kept} onLeft={onLeft} />
    </main>
  )
}

/** Returns whether a message comes from a game, which is a frame of the app in the phone. */
const isGame = (source: MessageEventSource | null): boolean =>
  source !== null && 'parent' in source && source.parent !== window && source.parent.parent === window

/** Plays the tours in turn, for ever. */
function useAttract(on: boolean, merchant: string | undefined) {
  const turn = useRef(0)
  const state = usePlayer((player) => (player.tour ? player.state : 'idle'))
  useEffect(() => {
    if (!on || !['idle', 'done', 'failed'].includes(state)) return
    const tour = tours[turn.current % tours.length]
    turn.current += 1
    const wait = setTimeout(
      () => tour && void startTour(tour, { merchant, playing: true }),
      state === 'idle' ? 0 : 3_000,
    )
    return () => clearTimeout(wait)
  }, [on, state, merchant])
}

/** The app in a frame without downloads, other windows or other sites. */
function KioskPhone({ onActive }: { onActive: () => void }) {
  const { t } = useTexts()
  const phone = usePhones(selectedOf)
  const ended = useRef<() => void>(undefined)
  useEffect(() => () => ended.current?.(), [])
  const page = webAddress(baseOf(phone) + phone.page)
  if (!page || phone.world !== tourWorld) return null
  return (
    <iframe
      key={`${phone.loads} ${page.href}`}
      className={styles.frame}
      title={t('kiosk')}
      src={page.href}
      data-phone={phone.id}
      sandbox="allow-scripts allow-same-origin allow-forms"
      onLoad={({ currentTarget }) => {
        ended.current?.()
        if (currentTarget.contentDocument) ended.current = guard(currentTarget.contentDocument, onActive)
      }}
    />
  )
}

function Attract({ onTouch }: { onTouch: () => void }) {
  const { t } = useTexts()
  const sentence = useSentence()
  const { tour, index } = usePlayer()
  const step = tour?.chapters.flatMap(({ steps }) => steps)[index]
  return (
    <button type="button" className={styles.attract} onClick={onTouch}>
      <span className={styles.said}>{tour && step && sentence(`tour_${tour.name}_${step.id}`)}</span>
      <b>{t('kiosk_touch')}</b>
    </button>
  )
}
