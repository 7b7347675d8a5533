import { type Dispatch, type RefObject, useEffect, useRef } from 'react'
import { fitCanvas } from '#mock-server/vendors/page-kit/fit-canvas.ts'
import { useFrames } from '#mock-server/vendors/page-kit/use-frames.ts'
import { useReducedMotion } from '#mock-server/vendors/page-kit/use-reduced-motion.ts'
import { drawSea } from './draw-sea.ts'
import { advance, firstHunt, hold, type Place, release, showCatches, turn } from './hunt.ts'
import { usePage } from './page-context.ts'
import type { Action, Table } from './state.ts'
import { usePictures } from './use-pictures.ts'

/** Runs the sea on its canvas between the vendor's answers. */
export function useSea(canvas: RefObject<HTMLCanvasElement | null>, table: Table, dispatch: Dispatch<Action>) {
  const { money } = usePage()
  const still = useReducedMotion()
  const pictures = usePictures(table.opened)
  const { species, game } = table.opened
  const glyphs = new Map(species.map(({ id, glyph }) => [id, glyph]))
  const hunt = useRef(firstHunt)

  const { answers } = table
  useEffect(() => {
    hunt.current = showCatches(hunt.current, answers, money)
  }, [answers, money])

  useFrames(() => {
    const context = canvas.current?.getContext('2d')
    if (!canvas.current || !context) return
    const now = performance.now()
    const next = advance(hunt.current, { now, size: fitCanvas(canvas.current), table, random: Math.random })
    hunt.current = next.hunt
    if (next.contacts.length > 0) dispatch({ type: 'hit', hits: next.contacts })
    if (next.isShort) dispatch({ type: 'short' })
    const { sea, effects, aim, locked } = next.hunt
    drawSea(context, sea, effects, {
      glow: game.palette.glow,
      pictures,
      glyphOf: (id) => glyphs.get(id) ?? '',
      aim,
      locked: table.auto ? locked : undefined,
      time: now,
      still,
    })
  })

  return {
    /** Holds the trigger at a point of the canvas, by default straight ahead. */
    hold(place?: Place) {
      hunt.current = hold(hunt.current, place)
    },
    release() {
      hunt.current = release(hunt.current)
    },
    turn(by: number) {
      hunt.current = turn(hunt.current, by)
    },
  }
}
