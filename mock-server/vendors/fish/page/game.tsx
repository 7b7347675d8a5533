import { useMemo, useState } from 'react'
import { callVendor } from '#mock-server/vendors/page-kit/call-vendor.ts'
import { type Exits, GameShell } from '#mock-server/vendors/page-kit/game-shell.tsx'
import { preloadGlyphs } from '#mock-server/vendors/page-kit/glyph.tsx'
import type { LaunchAddress } from '#mock-server/vendors/page-kit/launch-address.ts'
import { fish, type Opened } from '../contract.ts'
import { createPage, PageContext } from './page-context.ts'
import { FishTable } from './table.tsx'
import { useFish } from './use-fish.ts'

async function open({ token }: LaunchAddress): Promise<Opened> {
  const opened = await callVendor(fish.open, { token })
  await preloadGlyphs(opened.species.map(({ glyph }) => glyph))
  return opened
}

export const FishGame = ({ launch }: { launch: LaunchAddress }) => (
  <GameShell launch={launch} open={open}>
    {(opened, exits) => <OpenGame launch={launch} opened={opened} exits={exits} />}
  </GameShell>
)

function OpenGame({ launch, opened, exits }: { launch: LaunchAddress; opened: Opened; exits: Exits }) {
  const page = useMemo(() => createPage(opened, launch.language), [opened, launch.language])
  const [left, setLeft] = useState(false)
  const game = useFish(launch, opened, { end: exits.end, left })
  const leave = () => {
    setLeft(true)
    exits.leave()
  }
  return (
    <PageContext value={page}>
      <FishTable {...game} exits={{ ...exits, leave }} />
    </PageContext>
  )
}
