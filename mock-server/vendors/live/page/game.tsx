import { useMemo } from 'react'
import { callVendor } from '#mock-server/vendors/page-kit/call-vendor.ts'
import { type Exits, GameShell } from '#mock-server/vendors/page-kit/game-shell.tsx'
import type { LaunchAddress } from '#mock-server/vendors/page-kit/launch-address.ts'
import { live, type Opened } from '../contract.ts'
import { createPage, PageContext } from './page-context.ts'
import { LiveTable } from './table.tsx'
import { useLive } from './use-live.ts'

const open = ({ token }: LaunchAddress): Promise<Opened> => callVendor(live.open, { token })

export const LiveGame = ({ launch }: { launch: LaunchAddress }) => (
  <GameShell launch={launch} open={open}>
    {(opened, exits) => <OpenGame launch={launch} opened={opened} exits={exits} />}
  </GameShell>
)

function OpenGame({ launch, opened, exits }: { launch: LaunchAddress; opened: Opened; exits: Exits }) {
  const { table, dispatch, clock, isLost } = useLive(launch, opened, exits.end)
  const page = useMemo(() => createPage(opened, launch.language, clock), [opened, launch.language, clock])
  return (
    <PageContext value={page}>
      <LiveTable table={table} dispatch={dispatch} exits={exits} isLost={isLost} />
    </PageContext>
  )
}
