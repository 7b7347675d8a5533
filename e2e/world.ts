import type { APIRequestContext } from '@playwright/test'
import { Snapshot } from '#mock-server/world/snapshot.ts'

async function snapshotOf(request: APIRequestContext, world: string): Promise<Snapshot> {
  const answer = await request.get('/__gateway/snapshot', { params: { world } })
  return Snapshot.parse((await answer.json()).value)
}

/** The code of the latest captcha picture: what a person reads off it. */
export async function latestCaptcha(request: APIRequestContext, world: string): Promise<string> {
  const { captchas } = (await snapshotOf(request, world)).tables
  const latest = captchas.at(-1)
  if (!latest) throw new Error(`the world ${world} has drawn no captcha`)
  return latest.code
}

/** The sum of a member's movements in major units: what the balance on screen must be. */
export async function ledgerBalance(request: APIRequestContext, world: string, account: string): Promise<number> {
  const { members, movements } = (await snapshotOf(request, world)).tables
  const own = `member:${members.find((member) => member.account === account)?.id}`
  const minor = movements.reduce(
    (sum, { from, to, amount }) => sum + (to === own ? amount : 0) - (from === own ? amount : 0),
    0,
  )
  return minor / 100
}
