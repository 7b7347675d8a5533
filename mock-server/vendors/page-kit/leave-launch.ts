import { launches } from '#mock-server/vendors/launch/contract.ts'
import { callVendor } from './call-vendor.ts'
import type { LaunchAddress } from './launch-address.ts'
import { leaveGame } from './leave-game.ts'

/** How long leaving waits for the vendor to hear of it, in milliseconds. */
const farewell = 1_500

/** Ends the launch and gives the screen back. A vendor that does not answer holds nobody back: time ends the launch. */
export async function leaveLaunch({ token }: LaunchAddress): Promise<void> {
  const closed = callVendor(launches.close, { token }).catch(() => undefined)
  await Promise.race([closed, new Promise((resolve) => setTimeout(resolve, farewell))])
  leaveGame()
}
