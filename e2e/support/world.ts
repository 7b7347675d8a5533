import { expect, type Page } from '@playwright/test'
import * as z from 'zod/mini'
import { Snapshot } from '#mock-server/world/snapshots/snapshot.ts'
import type { Account, MovementReason } from '#mock-server/world/transfers/transfer.ts'
import { ownerOf, walletOf } from '#mock-server/world/transfers/wallet-accounts.ts'

/** Reads from the control API of the world that a page uses: takes a path, and resolves to the parsed response. */
export type ReadWorld = (path: string) => Promise<{ value: unknown }>

/** Returns a snapshot of the world that a page uses. */
export const snapshotOf = async (readWorld: ReadWorld) =>
  Snapshot.parse((await readWorld('/__gateway/snapshot?secrets=true')).value)

const Journal = z.array(z.looseObject({ endpoint: z.optional(z.string()) }))

/** Returns the endpoints that this world has received calls of so far. */
export async function calledEndpoints(readWorld: ReadWorld): Promise<string[]> {
  const journal = Journal.parse((await readWorld('/__gateway/journal')).value)
  return journal.flatMap(({ endpoint }) => endpoint ?? [])
}

async function codeOnceThere(read: () => Promise<string | undefined>, message: string): Promise<string> {
  const code = async () => (await read()) ?? ''
  await expect.poll(code, { message }).not.toBe('')
  return code()
}

/** Returns the code of the latest captcha picture when it has loaded. */
export async function latestCaptcha(readWorld: ReadWorld): Promise<string> {
  return codeOnceThere(async () => (await snapshotOf(readWorld)).tables.captchas.at(-1)?.code, 'a captcha is drawn')
}

/** Returns the code of the latest message when it has arrived. */
export async function latestCode(page: Page, readWorld: ReadWorld): Promise<string> {
  await page.locator('input[name=verificationCode]').waitFor()
  return codeOnceThere(async () => (await snapshotOf(readWorld)).outbox.at(-1)?.code, 'a message is sent')
}

/** Returns the sum of a member's movements in major units, which the visible balance must equal. */
export async function ledgerBalance(readWorld: ReadWorld, account: string): Promise<number> {
  const { members, movements } = (await snapshotOf(readWorld)).tables
  const id = members.find((member) => member.account === account)?.id
  /** Returns whether an account is one of the member's wallets. */
  const own = (side: Account) => ownerOf(side) === id && walletOf(side) !== undefined
  const minor = movements.reduce(
    (sum, { from, to, amount }) => sum + (own(to) ? amount : 0) - (own(from) ? amount : 0),
    0,
  )
  return minor / 100
}

/** Returns what the platform paid a member for some reasons, oldest first. */
export async function paidTo(readWorld: ReadWorld, account: string, ...reasons: MovementReason[]) {
  const { members, movements } = (await snapshotOf(readWorld)).tables
  const id = members.find((member) => member.account === account)?.id
  return movements.filter(
    ({ from, to, reason }) => from === 'platform' && ownerOf(to) === id && reasons.includes(reason),
  )
}

/** Returns the sum of some movements, in minor units. */
export const sumOf = (movements: readonly { amount: number }[]): number =>
  movements.reduce((sum, { amount }) => sum + amount, 0)

/** Returns a member as this world stores it. */
export const memberIn = async (readWorld: ReadWorld, account: string) =>
  (await snapshotOf(readWorld)).tables.members.find((member) => member.account === account)

/** Returns every deposit of this world, oldest first. */
export const depositsOf = async (readWorld: ReadWorld) => (await snapshotOf(readWorld)).tables.deposits
