import { useEffect, useRef } from 'react'
import { fill } from '#mock-server/vendors/page-kit/fill.ts'
import { fitCanvas } from '#mock-server/vendors/page-kit/fit-canvas.ts'
import { atBase } from '#mock-server/vendors/page-kit/page-base.ts'
import { useFrames } from '#mock-server/vendors/page-kit/use-frames.ts'
import { useReducedMotion } from '#mock-server/vendors/page-kit/use-reduced-motion.ts'
import { drawFlight, type Flight } from './draw-flight.ts'
import { heatOf, shownAt } from './flight-path.ts'
import { usePage } from './page-context.ts'
import styles from './stage.module.css'
import type { Table } from './state.ts'
import { times } from './texts.ts'

interface StageProps {
  table: Table
  now: () => number
}

/** Milliseconds before take-off at which the bar starts to shrink: about the length of betting. */
const countedFrom = 6_000

/** Returns the state of the flight at an instant between two answers. */
function flightAt({ round }: Table['view'], now: number): Flight {
  if (round.phase === 'betting') return { phase: 'betting', elapsed: now - round.bettingAt, since: 0 }
  if (round.point === null) return { phase: 'flying', elapsed: Math.max(0, now - round.takeOffAt), since: 0 }
  const elapsed = 10_000 * Math.log(round.point)
  return { phase: 'crashed', elapsed, since: Math.max(0, now - round.takeOffAt - elapsed) }
}

/** Shows the flight with its multiplier. */
export function Stage({ table, now }: StageProps) {
  const { text } = usePage()
  const { view, opened } = table
  const { round } = view
  const still = useReducedMotion()
  const canvas = useRef<HTMLCanvasElement>(null)
  const multiplier = useRef<HTMLElement>(null)
  const left = useRef<HTMLElement>(null)
  const bar = useRef<HTMLElement>(null)
  const craft = useCraft(opened.game.glyph)
  const { glow, body } = opened.game.palette

  useFrames(() => {
    const instant = now()
    const flight = flightAt(view, instant)
    const context = canvas.current?.getContext('2d')
    if (canvas.current && context) drawFlight(context, fitCanvas(canvas.current), flight, { glow, body, craft, still })
    if (multiplier.current) showMultiplier(multiplier.current, round.point ?? shownAt(flight.elapsed))
    const waits = Math.max(0, round.takeOffAt - instant)
    if (left.current) left.current.textContent = fill(text.seconds, { count: (waits / 1_000).toFixed(1) })
    if (bar.current) bar.current.style.scale = `${Math.min(1, waits / countedFrom)} 1`
  })

  return (
    <section className={styles.stage} data-phase={round.phase}>
      <canvas ref={canvas} className={styles.canvas} role="img" aria-label={opened.game.name} />
      {round.phase === 'betting' ? (
        <div className={styles.centre} aria-hidden="true">
          <small>{text.nextIn}</small>
          <b ref={left} className={styles.left} />
          <span className={styles.track}>
            <i ref={bar} />
          </span>
        </div>
      ) : (
        <div className={styles.centre} aria-hidden="true">
          <b ref={multiplier} className={styles.multiplier} />
          {round.phase === 'crashed' && <small>{text.crashed}</small>}
        </div>
      )}
      <p className="visually-hidden" role="status">
        <Announcement table={table} />
      </p>
    </section>
  )
}

function showMultiplier(element: HTMLElement, multiplier: number) {
  element.textContent = times(multiplier)
  element.dataset.heat = heatOf(multiplier)
}

/** Announces each phase to screen readers. */
function Announcement({ table: { view } }: { table: Table }) {
  const { text } = usePage()
  const { phase, point } = view.round
  if (phase === 'betting') return text.betting
  return point === null ? text.flying : fill(text.crashedAt, { multiplier: times(point) })
}

/** Loads the game's glyph, which is the craft. */
function useCraft(glyph: string): HTMLImageElement {
  const craft = useRef<HTMLImageElement>(null)
  craft.current ??= new Image()
  const image = craft.current
  useEffect(() => {
    image.src = atBase(`/__art/glyphs/${glyph}.webp`)
  }, [image, glyph])
  return image
}
