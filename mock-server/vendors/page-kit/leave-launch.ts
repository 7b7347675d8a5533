import { launches } from '#mock-server/vendors/shared/launch-contract.ts'
import { callVendor } from './call-vendor.ts'
import type { LaunchAddress } from './launch-address.ts'
import { leaveGame } from './leave-game.ts'

/** The longest wait for the vendor's answer before leaving, in milliseconds. */
const longestWait = 1_500

/** Ends the launch and returns to the lobby, even if the vendor does not answer; the launch then expires. */
export async function leaveLaunch({ token }: LaunchAddress): Promise<void> {
  const closed = callVendor(launches.close, { token }).catch(() => undefined)
  await Promise.race([closed, new Promise((resolve) => setTimeout(resolve, longestWait))])
  leaveGame()
}
