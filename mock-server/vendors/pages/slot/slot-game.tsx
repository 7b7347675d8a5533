import { useEffect, useMemo } from 'react'
import type { LaunchAddress } from '#mock-server/vendors/parts/launch-address.ts'
import { Notice } from '#mock-server/vendors/parts/notice.tsx'
import type { Opened } from '#mock-server/vendors/slot-contract.ts'
import { Backdrop } from './backdrop.tsx'
import { createPage, PageContext } from './page-context.ts'
import styles from './slot-game.module.css'
import type { OverReason } from './slot-state.ts'
import { SlotTable } from './slot-table.tsx'
import { texts } from './texts.ts'
import { troubleGlyphs } from './trouble-glyphs.ts'
import { useSlot } from './use-slot.ts'

const overGlyphs: Record<OverReason, string> = {
  expired: 'hourglass',
  closed: 'bell',
  'signed-out': 'key',
  gone: 'slot-machine',
}

/** The game's page: one of its screens. */
export function SlotGame({ launch }: { launch: LaunchAddress }) {
  const { state, dispatch, leave } = useSlot(launch)
  const text = texts[launch.language]
  const toLobby = { label: text.backToLobby, onPress: leave }

  switch (state.screen) {
    case 'loading':
      return <Loading label={text.loading} />
    case 'trouble':
      return (
        <Backdrop>
          <Notice
            glyph={troubleGlyphs[state.trouble]}
            {...text.trouble[state.trouble]}
            actions={[{ label: text.retry, onPress: () => dispatch({ type: 'retried' }) }, toLobby]}
          />
        </Backdrop>
      )
    case 'over':
      return (
        <Backdrop palette={state.game?.game.palette}>
          <Notice glyph={overGlyphs[state.reason]} {...text.over[state.reason]} actions={[toLobby]} />
        </Backdrop>
      )
    case 'table':
      return (
        <Opening game={state.table.game} language={launch.language}>
          <SlotTable table={state.table} dispatch={dispatch} onLeave={leave} />
        </Opening>
      )
  }
}

function Loading({ label }: { label: string }) {
  return (
    <Backdrop>
      <div className={styles.loading} role="status">
        <span className={styles.reels} aria-hidden="true">
          <i />
          <i />
          <i />
        </span>
        <h1 className={styles.label}>{label}</h1>
      </div>
    </Backdrop>
  )
}

interface OpeningProps {
  game: Opened
  language: LaunchAddress['language']
  children: React.ReactNode
}

function Opening({ game, language, children }: OpeningProps) {
  const page = useMemo(() => createPage(game, language), [game, language])
  useEffect(() => {
    document.title = game.game.name
    // Framed in the lobby, the game has no keys until it has the focus.
    window.focus()
  }, [game])
  return (
    <PageContext value={page}>
      <Backdrop palette={game.game.palette}>{children}</Backdrop>
    </PageContext>
  )
}
