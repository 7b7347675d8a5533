import { expect, type Page } from '@playwright/test'
import * as z from 'zod/mini'
import type { Account } from '#mock-server/world/ledger/transfer.ts'
import { ownerOf, walletOf } from '#mock-server/world/ledger/wallet-accounts.ts'
import { Snapshot } from '#mock-server/world/snapshot.ts'

/** Reads from the control API of the world behind a page: a path, and the parsed answer. */
export type Ask = (path: string) => Promise<{ value: unknown }>

/** The whole world behind a page. */
export const snapshotOf = async (ask: Ask) => Snapshot.parse((await ask('/__gateway/snapshot?secrets=true')).value)

const Journal = z.array(z.looseObject({ endpoint: z.optional(z.string()) }))

/** Which endpoints this world was asked for so far. */
export async function asked(ask: Ask): Promise<string[]> {
  const journal = Journal.parse((await ask('/__gateway/journal')).value)
  return journal.flatMap(({ endpoint }) => endpoint ?? [])
}

/** The code of the latest captcha picture: what a person reads off it, once it is there. */
export async function latestCaptcha(ask: Ask): Promise<string> {
  const latest = async () => (await snapshotOf(ask)).tables.captchas.at(-1)?.code ?? ''
  await expect.poll(latest, { message: 'a captcha is drawn' }).not.toBe('')
  return latest()
}

/** The code of the latest message: what a person reads on the phone, once it has come. */
export async function latestCode(page: Page, ask: Ask): Promise<string> {
  await page.locator('input[name=verificationCode]').waitFor()
  const latest = (await snapshotOf(ask)).outbox.at(-1)
  if (!latest) throw new Error('this world has sent no message')
  return latest.code
}

/** The sum of a member's movements in major units: what the balance on screen must be. */
export async function ledgerBalance(ask: Ask, account: string): Promise<number> {
  const { members, movements } = (await snapshotOf(ask)).tables
  const id = members.find((member) => member.account === account)?.id
  /** One of the member's wallets. */
  const own = (side: Account) => ownerOf(side) === id && walletOf(side) !== undefined
  const minor = movements.reduce(
    (sum, { from, to, amount }) => sum + (own(to) ? amount : 0) - (own(from) ? amount : 0),
    0,
  )
  return minor / 100
}

/** Every deposit made in this world, the first one first. */
export const depositsOf = async (ask: Ask) => (await snapshotOf(ask)).tables.deposits
