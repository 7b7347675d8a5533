import { useMemo } from 'react'
import { type CrashOpened, crash } from '#mock-server/vendors/crash-contract.ts'
import { callVendor } from '#mock-server/vendors/parts/call-vendor.ts'
import { type Exits, GameShell } from '#mock-server/vendors/parts/game-shell.tsx'
import { preloadGlyphs } from '#mock-server/vendors/parts/glyph.tsx'
import type { LaunchAddress } from '#mock-server/vendors/parts/launch-address.ts'
import { CrashTable } from './crash-table.tsx'
import { createPage, PageContext } from './page-context.ts'
import { useCrash } from './use-crash.ts'

async function open({ token }: LaunchAddress): Promise<CrashOpened> {
  const opened = await callVendor(crash.open, { token })
  await preloadGlyphs([opened.game.glyph])
  return opened
}

/** The game's page. */
export const CrashGame = ({ launch }: { launch: LaunchAddress }) => (
  <GameShell launch={launch} open={open}>
    {(opened, exits) => <Opening launch={launch} opened={opened} exits={exits} />}
  </GameShell>
)

function Opening({ launch, opened, exits }: { launch: LaunchAddress; opened: CrashOpened; exits: Exits }) {
  const page = useMemo(() => createPage(opened, launch.language), [opened, launch.language])
  const game = useCrash(launch, opened, exits.end)
  return (
    <PageContext value={page}>
      <CrashTable {...game} launch={launch} exits={exits} />
    </PageContext>
  )
}
