import { useMemo } from 'react'
import { callVendor } from '#mock-server/vendors/page-kit/call-vendor.ts'
import { type Exits, GameShell } from '#mock-server/vendors/page-kit/game-shell.tsx'
import type { LaunchAddress } from '#mock-server/vendors/page-kit/launch-address.ts'
import { bingo, type Opened } from '../contract.ts'
import { createPage, PageContext } from './page-context.ts'
import { BingoTable } from './table.tsx'
import { useBingo } from './use-bingo.ts'

const open = ({ token }: LaunchAddress): Promise<Opened> => callVendor(bingo.open, { token })

export const BingoGame = ({ launch }: { launch: LaunchAddress }) => (
  <GameShell launch={launch} open={open}>
    {(opened, exits) => <OpenGame launch={launch} opened={opened} exits={exits} />}
  </GameShell>
)

function OpenGame({ launch, opened, exits }: { launch: LaunchAddress; opened: Opened; exits: Exits }) {
  const { table, dispatch } = useBingo(launch, opened, exits.end)
  const page = useMemo(() => createPage(opened, launch.language), [opened, launch.language])
  return (
    <PageContext value={page}>
      <BingoTable table={table} dispatch={dispatch} exits={exits} />
    </PageContext>
  )
}
