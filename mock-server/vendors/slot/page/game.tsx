import { useMemo } from 'react'
import { callVendor } from '#mock-server/vendors/page-kit/call-vendor.ts'
import { type Exits, GameShell } from '#mock-server/vendors/page-kit/game-shell.tsx'
import { preloadGlyphs } from '#mock-server/vendors/page-kit/glyph.tsx'
import type { LaunchAddress } from '#mock-server/vendors/page-kit/launch-address.ts'
import { type Opened, slot } from '../contract.ts'
import { createPage, PageContext } from './page-context.ts'
import { SlotTable } from './table.tsx'
import { useSlot } from './use-slot.ts'

async function open({ token }: LaunchAddress): Promise<Opened> {
  const game = await callVendor(slot.open, { token })
  await preloadGlyphs(game.symbols.map(({ glyph }) => glyph))
  return game
}

export const SlotGame = ({ launch }: { launch: LaunchAddress }) => (
  <GameShell launch={launch} open={open}>
    {(game, exits) => <OpenGame launch={launch} game={game} exits={exits} />}
  </GameShell>
)

function OpenGame({ launch, game, exits }: { launch: LaunchAddress; game: Opened; exits: Exits }) {
  const page = useMemo(() => createPage(game, launch.language), [game, launch.language])
  const { table, dispatch } = useSlot(launch, game, exits.end)
  return (
    <PageContext value={page}>
      <SlotTable table={table} dispatch={dispatch} exits={exits} />
    </PageContext>
  )
}
