import type { Dispatch, PointerEvent } from 'react'
import { fill } from '#mock-server/vendors/page-kit/fill.ts'
import { useLookAway } from '#mock-server/vendors/page-kit/use-look-away.ts'
import { usePage } from './page-context.ts'
import styles from './sea-view.module.css'
import { type Action, catchesOf, type Table } from './state.ts'
import type { useSea } from './use-sea.ts'

interface SeaViewProps {
  canvas: React.RefObject<HTMLCanvasElement | null>
  sea: ReturnType<typeof useSea>
  table: Table
  dispatch: Dispatch<Action>
}

const placeOf = ({ nativeEvent: { offsetX: x, offsetY: y } }: PointerEvent) => ({ x, y })

/** Shows the canvas and its description. A press fires shots at that point until it ends. */
export function SeaView({ canvas, sea, table, dispatch }: SeaViewProps) {
  const { text, money } = usePage()
  useLookAway(() => {
    sea.release()
    dispatch({ type: 'autoStopped' })
  })
  const caught = catchesOf(table.answers)
  const nameOf = (id: string) => table.opened.species.find((species) => species.id === id)?.name ?? ''
  return (
    <section className={styles.sea}>
      <canvas
        ref={canvas}
        className={styles.canvas}
        role="img"
        aria-label={text.sea}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          sea.hold(placeOf(event))
        }}
        onPointerMove={(event) => {
          if (event.buttons > 0) sea.hold(placeOf(event))
        }}
        onPointerUp={sea.release}
        onPointerCancel={sea.release}
      />
      {table.session.bet === 0 && <p className={styles.hint}>{text.hint}</p>}
      <p className="visually-hidden" role="status">
        {caught.map(({ species, win }) => fill(text.caught, { name: nameOf(species), amount: money(win) })).join(', ')}
      </p>
    </section>
  )
}
