import './page.css'
import type { ComponentType } from 'react'
import { type LaunchAddress, readLaunchAddress } from './launch-address.ts'
import { mountPage } from './mount-page.ts'

/** Renders the page of a launched game. */
export async function mountGame(Game: ComponentType<{ launch: LaunchAddress }>): Promise<void> {
  const launch = readLaunchAddress(location.search)
  await mountPage('game', launch.language, <Game launch={launch} />)
}
