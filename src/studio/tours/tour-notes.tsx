import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { ToolButton } from '../kit/tool-button.tsx'
import { useTexts } from '../texts.ts'
import { type NotesRequest, notesChannel, Place } from './notes-channel.ts'
import { anyTourNamed } from './own-tours.ts'
import { stepsOf } from './tour.ts'
import { useTourWords } from './tour-words.ts'
import styles from './tours.module.css'

const pad = (value: number) => `${value}`.padStart(2, '0')

/** Returns the time since the tour began, every second. */
function useElapsed(beganAt: number): string {
  const [now, setNow] = useState(Date.now())
  useEffect(() => {
    const clock = setInterval(() => setNow(Date.now()), 1_000)
    return () => clearInterval(clock)
  }, [])
  const seconds = Math.max(0, Math.floor((now - beganAt) / 1_000))
  return `${Math.floor(seconds / 60)}:${pad(seconds % 60)}`
}

/** The presenter's window: the notes of the step that the other window shows, and what comes next. */
export function TourNotes() {
  const { t } = useTexts()
  const { titleOf, wordsOf, notesOf } = useTourWords()
  const [place, setPlace] = useState<Place>()
  const channel = useRef<BroadcastChannel>(null)
  useEffect(() => {
    const made = notesChannel()
    channel.current = made
    made.addEventListener('message', ({ data }) => {
      const current = Place.safeParse(data).data
      if (current) setPlace(current)
    })
    made.postMessage('hello' satisfies NotesRequest)
    return () => made.close()
  }, [])
  const request = (one: NotesRequest) => () => channel.current?.postMessage(one)
  const elapsed = useElapsed(place?.beganAt ?? Date.now())
  const tour = anyTourNamed(place?.tour ?? '')
  const steps = tour ? stepsOf(tour) : []
  const step = steps[place?.index ?? 0]
  const following = steps[(place?.index ?? 0) + 1]
  if (!tour || !step) return <main className={styles.notes}>{t('tour_notes_waiting')}</main>
  return (
    <main className={styles.notes} aria-label={t('tour_notes')}>
      <p className={styles.place}>
        <b>{titleOf(tour)}</b> · {t('tour_step', { step: (place?.index ?? 0) + 1, steps: steps.length })} ·{' '}
        {t('tour_elapsed', { time: elapsed })}
      </p>
      <h1>{wordsOf(tour, step)}</h1>
      <p className={styles.note}>{notesOf(tour, step)}</p>
      {following && (
        <p className={styles.following}>
          {t('tour_next')}: {wordsOf(tour, following)}
        </p>
      )}
      <div className={styles.tools}>
        <ToolButton icon={<ChevronLeft size={18} />} onClick={request('back')}>
          {t('tour_back')}
        </ToolButton>
        <ToolButton look="main" icon={<ChevronRight size={18} />} onClick={request('next')}>
          {t('tour_next')}
        </ToolButton>
      </div>
    </main>
  )
}
