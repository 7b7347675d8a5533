import { useMemo } from 'react'
import { bingo, type Opened } from '#mock-server/vendors/bingo-contract.ts'
import { callVendor } from '#mock-server/vendors/parts/call-vendor.ts'
import { type Exits, GameShell } from '#mock-server/vendors/parts/game-shell.tsx'
import type { LaunchAddress } from '#mock-server/vendors/parts/launch-address.ts'
import { BingoTable } from './bingo-table.tsx'
import { createPage, PageContext } from './page-context.ts'
import { useBingo } from './use-bingo.ts'

const open = ({ token }: LaunchAddress): Promise<Opened> => callVendor(bingo.open, { token })

/** The game's page. */
export const BingoGame = ({ launch }: { launch: LaunchAddress }) => (
  <GameShell launch={launch} open={open}>
    {(opened, exits) => <Opening launch={launch} opened={opened} exits={exits} />}
  </GameShell>
)

function Opening({ launch, opened, exits }: { launch: LaunchAddress; opened: Opened; exits: Exits }) {
  const { table, dispatch } = useBingo(launch, opened, exits.end)
  const page = useMemo(() => createPage(opened, launch.language), [opened, launch.language])
  return (
    <PageContext value={page}>
      <BingoTable table={table} dispatch={dispatch} exits={exits} />
    </PageContext>
  )
}
