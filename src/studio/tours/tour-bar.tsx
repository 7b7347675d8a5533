import { ChevronLeft, ChevronRight, NotebookPen, Pause, Play, RotateCcw, X } from 'lucide-react'
import { useEffect } from 'react'
import { toast } from '#ui/layers/toast.ts'
import { Select } from '../kit/select.tsx'
import { ToolButton } from '../kit/tool-button.tsx'
import { useTexts } from '../texts.ts'
import { openNotes, shareWithNotes } from './notes-channel.ts'
import { again, back, endTour, jumpTo, next, play, usePlayer } from './player.ts'
import { stepsOf } from './tour.ts'
import { useTourWords } from './tour-words.ts'
import styles from './tours.module.css'

/** Shows the tour that runs below the phones: its step's words, and what moves it. */
export function TourBar() {
  const { t } = useTexts()
  const { titleOf, chapterOf, wordsOf } = useTourWords()
  const { tour, index, state, problem, playing } = usePlayer()
  useEffect(shareWithNotes, [])
  if (!tour) return null
  const steps = stepsOf(tour)
  const step = steps[index]
  if (!step) return null
  const name = titleOf(tour)
  const busy = state === 'busy'
  const said = {
    busy: wordsOf(tour, step),
    here: wordsOf(tour, step),
    done: t('tour_done'),
    failed: t('tour_failed', { problem: problem ?? '' }),
  }[state]
  const showNotes = () => {
    if (!openNotes()) toast.show(t('tour_notes_blocked'), { kind: 'error' })
  }
  return (
    <section className={styles.bar} aria-label={name} data-tour-state={state} data-tour-step={step.id}>
      <div className={styles.words}>
        <p className={styles.place}>
          <b>{name}</b> · {chapterOf(tour, step)} · {t('tour_step', { step: index + 1, steps: steps.length })}
        </p>
        <p role="status" className={styles.said}>
          {said} {state === 'here' && step.press && <small>{t('tour_press')}</small>}
          {busy && <small>{t('tour_busy')}</small>}
        </p>
      </div>
      <div className={styles.tools}>
        <Select
          label={t('tour_jump')}
          value={String(index)}
          options={steps.map((one, place) => ({
            value: String(place),
            label: `${place + 1}. ${chapterOf(tour, one)} · ${wordsOf(tour, one)}`.slice(0, 60),
          }))}
          onChange={(place) => void jumpTo(Number(place))}
        />
        <ToolButton aria-label={t('tour_again')} icon={<RotateCcw size={18} />} onClick={again} />
        <ToolButton
          aria-label={t(playing ? 'tour_pause' : 'tour_play')}
          aria-pressed={playing}
          icon={playing ? <Pause size={18} /> : <Play size={18} />}
          onClick={() => play(!playing)}
        />
        <ToolButton aria-label={t('tour_notes')} icon={<NotebookPen size={18} />} onClick={showNotes} />
        <ToolButton disabled={index === 0 || busy} icon={<ChevronLeft size={18} />} onClick={back}>
          {t('tour_back')}
        </ToolButton>
        <ToolButton look="main" disabled={state !== 'here'} icon={<ChevronRight size={18} />} onClick={() => next()}>
          {t('tour_next')}
        </ToolButton>
        <ToolButton aria-label={t('tour_end')} icon={<X size={18} />} onClick={endTour} />
      </div>
    </section>
  )
}
