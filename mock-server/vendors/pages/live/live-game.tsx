import { useMemo } from 'react'
import { live, type Opened } from '#mock-server/vendors/live-contract.ts'
import { callVendor } from '#mock-server/vendors/parts/call-vendor.ts'
import { type Exits, GameShell } from '#mock-server/vendors/parts/game-shell.tsx'
import type { LaunchAddress } from '#mock-server/vendors/parts/launch-address.ts'
import { LiveTable } from './live-table.tsx'
import { createPage, PageContext } from './page-context.ts'
import { useLive } from './use-live.ts'

const open = ({ token }: LaunchAddress): Promise<Opened> => callVendor(live.open, { token })

/** The table's page. */
export const LiveGame = ({ launch }: { launch: LaunchAddress }) => (
  <GameShell launch={launch} open={open}>
    {(opened, exits) => <Opening launch={launch} opened={opened} exits={exits} />}
  </GameShell>
)

function Opening({ launch, opened, exits }: { launch: LaunchAddress; opened: Opened; exits: Exits }) {
  const { table, dispatch, clock, isLost } = useLive(launch, opened, exits.end)
  const page = useMemo(() => createPage(opened, launch.language, clock), [opened, launch.language, clock])
  return (
    <PageContext value={page}>
      <LiveTable table={table} dispatch={dispatch} exits={exits} isLost={isLost} />
    </PageContext>
  )
}
