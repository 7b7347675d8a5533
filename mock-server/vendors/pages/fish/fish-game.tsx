import { useMemo } from 'react'
import { type FishOpened, fish } from '#mock-server/vendors/fish-contract.ts'
import { callVendor } from '#mock-server/vendors/parts/call-vendor.ts'
import { type Exits, GameShell } from '#mock-server/vendors/parts/game-shell.tsx'
import { preloadGlyphs } from '#mock-server/vendors/parts/glyph.tsx'
import type { LaunchAddress } from '#mock-server/vendors/parts/launch-address.ts'
import { FishTable } from './fish-table.tsx'
import { createPage, PageContext } from './page-context.ts'
import { useFish } from './use-fish.ts'

async function open({ token }: LaunchAddress): Promise<FishOpened> {
  const opened = await callVendor(fish.open, { token })
  await preloadGlyphs(opened.species.map(({ glyph }) => glyph))
  return opened
}

/** The game's page. */
export const FishGame = ({ launch }: { launch: LaunchAddress }) => (
  <GameShell launch={launch} open={open}>
    {(opened, exits) => <Opening launch={launch} opened={opened} exits={exits} />}
  </GameShell>
)

function Opening({ launch, opened, exits }: { launch: LaunchAddress; opened: FishOpened; exits: Exits }) {
  const page = useMemo(() => createPage(opened, launch.language), [opened, launch.language])
  const game = useFish(launch, opened, exits.end)
  return (
    <PageContext value={page}>
      <FishTable {...game} exits={exits} />
    </PageContext>
  )
}
