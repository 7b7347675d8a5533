import { type ReactNode, useEffect, useRef } from 'react'
import { Backdrop, type Palette } from './backdrop.tsx'
import { followTour } from './follow-tour.ts'
import { GameLoading } from './game-loading.tsx'
import type { LaunchAddress } from './launch-address.ts'
import { Notice } from './notice.tsx'
import type { OverReason, Trouble } from './outcome.ts'
import { sharedTexts } from './page-texts.ts'
import { useOpening } from './use-opening.ts'

/** The fields that every opened game has. */
interface AnyGame {
  game: { name: string; palette: Palette }
}

/** How an opened game is left. */
export interface Exits {
  leave: () => void
  end: (reason: OverReason) => void
  /** Whether a native app embeds the page; it has its own back button. */
  webView: boolean
}

interface GameShellProps<Opened extends AnyGame> {
  launch: LaunchAddress
  open: (launch: LaunchAddress) => Promise<Opened>
  /** Called when the game has ended or could not open. */
  onOver?: (reason: OverReason) => void
  children: (opened: Opened, exits: Exits) => ReactNode
}

export const troubleGlyphs: Record<Trouble, string> = { unreachable: 'satellite', maintenance: 'robot' }

const overGlyphs: Record<OverReason, string> = {
  expired: 'hourglass',
  closed: 'bell',
  'signed-out': 'key',
  gone: 'slot-machine',
  limit: 'hourglass',
}

/** Renders a vendor's page around its game: loading, failure, the game itself, and its end. */
export function GameShell<Opened extends AnyGame>({ launch, open, onOver, children }: GameShellProps<Opened>) {
  const { state, leave, end, retry } = useOpening(launch, open)
  const over = state.screen === 'over' ? state.reason : undefined
  useOver(over, onOver)
  useEffect(followTour, [])
  const text = sharedTexts.in(launch.language)
  const toLobby = { label: text.backToLobby, onPress: leave }

  switch (state.screen) {
    case 'loading':
      return (
        <Backdrop>
          <GameLoading label={text.loading} />
        </Backdrop>
      )
    case 'trouble':
      return (
        <Backdrop>
          <Notice
            glyph={troubleGlyphs[state.trouble]}
            {...text.trouble[state.trouble]}
            actions={[{ label: text.retry, onPress: retry }, toLobby]}
          />
        </Backdrop>
      )
    case 'over':
      return (
        <Backdrop palette={state.opened?.game.palette}>
          <Notice glyph={overGlyphs[state.reason]} {...text.over[state.reason]} actions={[toLobby]} />
        </Backdrop>
      )
    case 'open':
      return (
        <Backdrop palette={state.opened.game.palette}>
          <GameTitle name={state.opened.game.name} />
          {children(state.opened, { leave, end, webView: launch.webView })}
        </Backdrop>
      )
  }
}

function useOver(reason: OverReason | undefined, onOver?: (reason: OverReason) => void) {
  const latest = useRef(onOver)
  latest.current = onOver
  useEffect(() => {
    if (reason) latest.current?.(reason)
  }, [reason])
}

/** Names the page after its game and takes the focus: a framed page receives no keys without it. */
function GameTitle({ name }: { name: string }) {
  useEffect(() => {
    document.title = name
    window.focus()
  }, [name])
  return null
}
