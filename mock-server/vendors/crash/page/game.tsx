import { useMemo } from 'react'
import { callVendor } from '#mock-server/vendors/page-kit/call-vendor.ts'
import { type Exits, GameShell } from '#mock-server/vendors/page-kit/game-shell.tsx'
import { preloadGlyphs } from '#mock-server/vendors/page-kit/glyph.tsx'
import type { LaunchAddress } from '#mock-server/vendors/page-kit/launch-address.ts'
import { crash, type Opened } from '../contract.ts'
import { createPage, PageContext } from './page-context.ts'
import { CrashTable } from './table.tsx'
import { useCrash } from './use-crash.ts'

async function open({ token }: LaunchAddress): Promise<Opened> {
  const opened = await callVendor(crash.open, { token })
  await preloadGlyphs([opened.game.glyph])
  return opened
}

export const CrashGame = ({ launch }: { launch: LaunchAddress }) => (
  <GameShell launch={launch} open={open}>
    {(opened, exits) => <OpenGame launch={launch} opened={opened} exits={exits} />}
  </GameShell>
)

function OpenGame({ launch, opened, exits }: { launch: LaunchAddress; opened: Opened; exits: Exits }) {
  const page = useMemo(() => createPage(opened, launch.language), [opened, launch.language])
  const game = useCrash(launch, opened, exits.end)
  return (
    <PageContext value={page}>
      <CrashTable {...game} launch={launch} exits={exits} />
    </PageContext>
  )
}
