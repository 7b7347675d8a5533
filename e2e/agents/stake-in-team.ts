import { type APIRequestContext, expect } from '@playwright/test'
import * as z from 'zod/mini'
import type { Answer, Endpoint, Input } from '#contract/resource.ts'
import { stored } from '#contract/stored.ts'
import { lotteryHouse } from '#mock-server/vendors/lottery/contract.ts'
import { callMessage } from '#mock-server/verify/testing/call-message.ts'
import { fiveDigits } from '#mock-server/verify/testing/lottery-orders.ts'

const Reply = z.object({ value: z.unknown() })

/** Opens a session for an account, at the world's present time. */
export async function sessionOf(request: APIRequestContext, world: string, account: string) {
  const response = await request.post('/__gateway/sign-in', { data: { world, account } })
  expect(response.ok(), await response.text()).toBe(true)
  return stored.session.schema.parse(Reply.parse(await response.json()).value)
}

async function call<E extends Endpoint>(
  request: APIRequestContext,
  { endpoint, input, world, token }: { endpoint: E; input: Input<E> & object; world: string; token: string },
): Promise<Answer<E>> {
  const { method, path, headers, body } = await callMessage(endpoint, input, { token })
  const data = typeof body === 'string' ? body : body && Buffer.from(body)
  const response = await request.fetch(`/w/${world}${path}`, { method, headers, data })
  expect(response.ok(), await response.text()).toBe(true)
  return endpoint.response.parse(Reply.parse(await response.json()).value) as Answer<E>
}

/** One number of 100,000, so that practically no stake wins. */
const oneNumber = { bet: 'direct5', picks: [['1'], ['2'], ['3'], ['4'], ['5']], amount: 100, multiple: 400 }

/** Stakes ₩40,000 of a member on a lottery's next draw, minutes later. */
export async function stakeOnLottery(request: APIRequestContext, world: string, account: string): Promise<void> {
  const { token } = await sessionOf(request, world, account)
  const { gameId } = fiveDigits
  const offer = { gameId, playType: 'trad', prizeMode: 'Elott', language: 'EN' } as const
  const { coming } = await call(request, { endpoint: lotteryHouse.board, input: offer, world, token })
  const ticket = {
    ...offer,
    lines: [oneNumber],
    numeros: coming.slice(0, 1).map(({ numero }) => numero),
    stopOnWin: false,
    idempotencyKey: `stake-of-${account}`,
  }
  await call(request, { endpoint: lotteryHouse.place, input: ticket, world, token })
}
