import { useQuery } from '@tanstack/react-query'
import { Clock3 } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import type { Clock } from '../api/schemas.ts'
import { attempt } from '../attempt.ts'
import { formatInstant } from '../instants.ts'
import { Awaited } from '../kit/awaited.tsx'
import { Card } from '../kit/card.tsx'
import { Select } from '../kit/select.tsx'
import { ToolButton } from '../kit/tool-button.tsx'
import { moveClock, worldQuery } from '../queries.ts'
import { useSentence, useTexts } from '../texts.ts'
import styles from './clock-card.module.css'

const steps = ['1m', '1h', '1d'] as const
const speeds = [1, 10, 60, 600]

/** Returns the world's time as it passes, from the last reading. */
function useNow(clock: Clock | undefined): number | undefined {
  const [, tick] = useState(0)
  const [read, setRead] = useState({ clock, at: Date.now() })
  if (read.clock !== clock) setRead({ clock, at: Date.now() })
  useEffect(() => {
    const timer = setInterval(() => tick((count) => count + 1), 1_000)
    return () => clearInterval(timer)
  }, [])
  if (!clock) return undefined
  return clock.mode === 'frozen' ? clock.now : clock.now + Date.now() - read.at
}

/** Advances the clock every second, so that the world's time passes faster while this page is open. */
function useSpeed(world: string, speed: number) {
  useEffect(() => {
    if (speed === 1) return
    const timer = setInterval(() => {
      void attempt(() => moveClock(world, { action: 'advance', by: `${speed - 1}s` }))
    }, 1_000)
    return () => clearInterval(timer)
  }, [world, speed])
}

/** Shows the world's time and what falls due, and moves the clock. */
export function ClockCard({ world }: { world: string }) {
  const { t } = useTexts()
  const query = useQuery(worldQuery('clock', world))
  const clock = query.data
  const now = useNow(clock)
  const [speed, setSpeed] = useState(1)
  useSpeed(world, speed)
  const frozen = clock?.mode === 'frozen'
  const move = (action: object) => () => attempt(() => moveClock(world, action))
  return (
    <Card
      title={t('clock')}
      icon={<Clock3 size={18} aria-hidden="true" />}
      action={
        <ToolButton aria-pressed={frozen} onClick={move({ action: frozen ? 'run' : 'freeze' })}>
          {t(frozen ? 'frozen' : 'freeze')}
        </ToolButton>
      }
    >
      {!clock && <Awaited query={query} rows={1} />}
      <p className={styles.now}>
        <time>{now === undefined ? '' : formatInstant(now)}</time>
      </p>
      <div className={styles.steps}>
        {steps.map((step) => (
          <ToolButton key={step} onClick={move({ action: 'advance', by: step })}>
            {t(`step_${step}`)}
          </ToolButton>
        ))}
        <ToolButton disabled={!clock?.pending.length} onClick={move({ action: 'next' })}>
          {t('next_event')}
        </ToolButton>
      </div>
      <SetClock now={now} onSet={(at) => attempt(() => moveClock(world, { action: 'set', at }))} />
      <Select
        labelled
        label={t('speed')}
        value={`${speed}`}
        options={speeds.map((value) => ({ value: `${value}`, label: `${value}×` }))}
        onChange={(value) => setSpeed(Number(value))}
      />
      <Pending clock={clock} />
    </Card>
  )
}

function SetClock({ now, onSet }: { now: number | undefined; onSet: (at: number) => void }) {
  const { t } = useTexts()
  const id = useId()
  const [text, setText] = useState('')
  return (
    <form
      className={styles.set}
      onSubmit={(event) => {
        event.preventDefault()
        const at = Date.parse(text)
        if (!Number.isNaN(at)) onSet(at)
      }}
    >
      <label htmlFor={id}>{t('set_clock')}</label>
      <input
        id={id}
        type="datetime-local"
        value={text || (now === undefined ? '' : localText(now))}
        onChange={(event) => setText(event.target.value)}
      />
      <ToolButton type="submit" onClick={() => undefined}>
        {t('set')}
      </ToolButton>
    </form>
  )
}

const pad = (value: number) => `${value}`.padStart(2, '0')

/** Returns an instant in the form of a date field, in the device's time zone. */
function localText(at: number): string {
  const date = new Date(at)
  const day = `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`
  return `${day}T${pad(date.getHours())}:${pad(date.getMinutes())}`
}

function Pending({ clock }: { clock: Clock | undefined }) {
  const { t } = useTexts()
  const sentence = useSentence()
  if (!clock) return null
  if (clock.pending.length === 0) return <p className={styles.none}>{t('nothing_due')}</p>
  return (
    <ol className={styles.pending} aria-label={t('due')}>
      {clock.pending.slice(0, 5).map(({ at, kind, id }) => (
        <li key={`${at} ${kind} ${id}`}>
          <time>{formatInstant(at)}</time>
          <span>{kind ? (sentence(`due_${kind}`) ?? `${kind} ${id}`) : t('due_step')}</span>
        </li>
      ))}
      {clock.pending.length > 5 && <li>{t('more', { count: clock.pending.length - 5 })}</li>}
    </ol>
  )
}
