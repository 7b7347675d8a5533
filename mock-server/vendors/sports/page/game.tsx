import { useMemo } from 'react'
import { askRelogin } from '#mock-server/vendors/page-kit/ask-relogin.ts'
import { callVendor } from '#mock-server/vendors/page-kit/call-vendor.ts'
import { type Exits, GameShell } from '#mock-server/vendors/page-kit/game-shell.tsx'
import type { LaunchAddress } from '#mock-server/vendors/page-kit/launch-address.ts'
import { type Opened, sports } from '../contract.ts'
import { SportsBook } from './book.tsx'
import { createPage, PageContext } from './page-context.ts'
import { useSports } from './use-sports.ts'

const open = ({ token }: LaunchAddress) => callVendor(sports.open, { token })

/** Renders the sportsbook's page. If the launch or session has ended, it requests a login from the embedding page. */
export const SportsGame = ({ launch }: { launch: LaunchAddress }) => (
  <GameShell launch={launch} open={open} onOver={(reason) => isForLogin(reason) && askRelogin()}>
    {(opened, exits) => <OpenGame launch={launch} opened={opened} exits={exits} />}
  </GameShell>
)

const isForLogin = (reason: string) => reason === 'expired' || reason === 'signed-out'

function OpenGame({ launch, opened, exits }: { launch: LaunchAddress; opened: Opened; exits: Exits }) {
  const page = useMemo(() => createPage(opened, launch.language), [opened, launch.language])
  const book = useSports(launch, opened, exits.end)
  return (
    <PageContext value={page}>
      <SportsBook {...book} exits={exits} />
    </PageContext>
  )
}
