import { type Dispatch, type RefObject, useEffect, useRef } from 'react'
import { fitCanvas } from '#mock-server/vendors/page-kit/fit-canvas.ts'
import { useFrames } from '#mock-server/vendors/page-kit/use-frames.ts'
import { useReducedMotion } from '#mock-server/vendors/page-kit/use-reduced-motion.ts'
import { drawSea, type Effect, effectTime } from './draw-sea.ts'
import { usePage } from './page-context.ts'
import { catchFish, emptySea, fire, leadOf, livelySea, muzzle, pass, targetOf } from './sea.ts'
import { habits } from './shoals.ts'
import { type Action, catchesOf, spareOf, type Table } from './state.ts'
import { usePictures } from './use-pictures.ts'

/** Milliseconds between two shots, and the most bullets in flight. */
const fireGap = 190
const mostBullets = 12

interface Place {
  x: number
  y: number
}

/** Runs the sea on its canvas between the vendor's answers. */
export function useSea(canvas: RefObject<HTMLCanvasElement | null>, table: Table, dispatch: Dispatch<Action>) {
  const { money } = usePage()
  const still = useReducedMotion()
  const pictures = usePictures(table.opened)
  const { species, game } = table.opened
  const ids = species.map(({ id }) => id)
  const glyphs = new Map(species.map(({ id, glyph }) => [id, glyph]))

  const sea = useRef(emptySea({ width: 0, height: 0 }))
  const effects = useRef<Effect[]>([])
  const aim = useRef(-Math.PI / 2)
  const trigger = useRef<Place | undefined>(undefined)
  const locked = useRef<number | undefined>(undefined)
  const frame = useRef({ at: 0, firedAt: 0 })

  const show = (effect: Omit<Effect, 'age'>) => effects.current.push({ ...effect, age: 0 })

  const { answers } = table
  const wins = useRef({ money, show, habits })
  wins.current = { money, show, habits }
  useEffect(() => {
    const caught = catchesOf(answers)
    sea.current = catchFish(sea.current, new Set(caught.map(({ fishId }) => fishId)))
    for (const { fishId, species: id, x, y, win } of caught) {
      const at = sea.current.fish.find((fish) => fish.id === fishId) ?? { x, y }
      const inside = Math.min(Math.max(at.x, 60), sea.current.size.width - 60)
      wins.current.show({
        kind: 'coins',
        x: inside,
        y: Math.max(at.y, 60),
        words: `+${wins.current.money(win)}`,
        size: habits[id].size,
      })
    }
  }, [answers])

  function shootAt(place: Place, now: number) {
    if (table.stop || sea.current.bullets.length >= mostBullets) return
    if (spareOf(table, sea.current.bullets.length) < table.bet) return dispatch({ type: 'short' })
    const { x, y } = muzzle(sea.current.size)
    aim.current = Math.atan2(Math.min(place.y, y - 20) - y, place.x - x)
    sea.current = fire(sea.current, place, table.bet)
    show({ kind: 'flash', x: x + Math.cos(aim.current) * 50, y: y + Math.sin(aim.current) * 50, words: '', size: 0 })
    frame.current.firedAt = now
  }

  /** Returns the target of the next shot, if any: the finger, the locked fish or straight ahead. */
  function targetPlace(): Place | undefined {
    if (trigger.current) return trigger.current
    if (!table.auto) return undefined
    const target = targetOf(sea.current, locked.current)
    locked.current = target?.id
    return target && leadOf(target, sea.current.size)
  }

  useFrames(() => {
    const context = canvas.current?.getContext('2d')
    if (!canvas.current || !context) return
    const now = performance.now()
    const since = Math.min(100, now - frame.current.at)
    frame.current.at = now
    const size = fitCanvas(canvas.current)
    if (sea.current.size.width === 0) sea.current = livelySea(size, ids, Math.random)
    const { sea: after, contacts } = pass({ ...sea.current, size }, since, ids, Math.random)
    sea.current = after
    if (contacts.length > 0) dispatch({ type: 'hit', hits: contacts })
    for (const { x, y } of contacts) show({ kind: 'splash', x, y, words: '', size: 0 })
    effects.current = effects.current
      .map((effect) => ({ ...effect, age: effect.age + since }))
      .filter(({ kind, age }) => age < effectTime[kind])
    const place = now - frame.current.firedAt >= fireGap ? targetPlace() : undefined
    if (place) shootAt(place, now)
    drawSea(context, sea.current, effects.current, {
      glow: game.palette.glow,
      pictures,
      glyphOf: (id) => glyphs.get(id) ?? '',
      aim: aim.current,
      locked: table.auto ? locked.current : undefined,
      time: now,
      still,
    })
  })

  /** Returns a point far ahead of the cannon. */
  const ahead = (): Place => {
    const { x, y } = muzzle(sea.current.size)
    return { x: x + Math.cos(aim.current) * 900, y: y + Math.sin(aim.current) * 900 }
  }

  return {
    /** Holds the trigger at a point of the canvas, by default straight ahead. */
    hold(place: Place = ahead()) {
      trigger.current = place
      const near = sea.current.fish.find(
        (fish) => Math.hypot(fish.x - place.x, fish.y - place.y) < habits[fish.species].size * 0.5,
      )
      if (near) locked.current = near.id
    },
    release() {
      trigger.current = undefined
    },
    turn(by: number) {
      aim.current = Math.min(-0.2, Math.max(-Math.PI + 0.2, aim.current + by))
      if (trigger.current) trigger.current = ahead()
    },
  }
}
