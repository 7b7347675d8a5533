import { useMemo } from 'react'
import { callVendor } from '#mock-server/vendors/page-kit/call-vendor.ts'
import { type Exits, GameShell } from '#mock-server/vendors/page-kit/game-shell.tsx'
import { preloadGlyphs } from '#mock-server/vendors/page-kit/glyph.tsx'
import type { LaunchAddress } from '#mock-server/vendors/page-kit/launch-address.ts'
import { type Opened, pvp } from '../contract.ts'
import { createPage, PageContext } from './page-context.ts'
import { PvpTable } from './table.tsx'
import { usePvp } from './use-pvp.ts'

async function open({ token }: LaunchAddress): Promise<Opened> {
  const opened = await callVendor(pvp.open, { token })
  await preloadGlyphs(opened.opponents.map(({ glyph }) => glyph))
  return opened
}

export const PvpGame = ({ launch }: { launch: LaunchAddress }) => (
  <GameShell launch={launch} open={open}>
    {(opened, exits) => <OpenGame launch={launch} opened={opened} exits={exits} />}
  </GameShell>
)

function OpenGame({ launch, opened, exits }: { launch: LaunchAddress; opened: Opened; exits: Exits }) {
  const { table, dispatch, clock } = usePvp(launch, opened, exits.end)
  const page = useMemo(() => createPage(opened, launch.language, clock), [opened, launch.language, clock])
  return (
    <PageContext value={page}>
      <PvpTable table={table} dispatch={dispatch} exits={exits} />
    </PageContext>
  )
}
