import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lotteryHouse } from '#mock-server/vendors/lottery/contract.ts'
import { launches } from '#mock-server/vendors/shared/launch-contract.ts'
import { callVendor } from './call-vendor.ts'

const answering = (body: string, status = 200) => {
  const fetched = vi.fn(async (_address: string, _options: RequestInit) => new Response(body, { status }))
  vi.stubGlobal('fetch', fetched)
  return fetched
}
const close = () => callVendor(launches.close, { token: 'abc' })

beforeEach(() => void vi.stubGlobal('location', { pathname: '/__vendors/slot.html' }))

afterEach(() => vi.unstubAllGlobals())

test('sends a call to the platform of the page with its input in the body', async () => {
  const fetched = answering('{"success":true,"value":null}')
  expect(await close()).toBeNull()
  const [address, options] = fetched.mock.calls[0]!
  expect(address).toBe('/__vendors/api/launch/close')
  expect(options).toMatchObject({ method: 'POST', body: '{"token":"abc"}' })
})

test('calls below the base of the page', async () => {
  const fetched = answering('{"success":true,"value":null}')
  vi.stubGlobal('location', { pathname: '/w/blue@2/__vendors/slot.html' })
  await close()
  expect(fetched.mock.calls[0]![0]).toBe('/w/blue@2/__vendors/api/launch/close')
})

test('sends the input of a GET call in the query and the session in the header', async () => {
  const fetched = answering('{"success":true,"value":{"balance":1,"openOrders":0,"now":1}}')
  await callVendor(lotteryHouse.account, {}, 'token')
  const [, { headers, body }] = fetched.mock.calls[0]!
  expect(headers).toMatchObject({ authorization: 'token' })
  expect(body).toBeUndefined()
  const input = { gameId: '7 1', playType: 'trad', prizeMode: 'ZY', language: 'EN' } as const
  await callVendor(lotteryHouse.board, input).catch(() => undefined)
  expect(fetched.mock.calls[1]![0]).toBe(
    '/__vendors/api/lottery/board?gameId=7+1&playType=trad&prizeMode=ZY&language=EN',
  )
})

test('keeps the code and the value of a vendor’s error', async () => {
  answering('{"success":false,"errorCode":"INSUFFICIENT_FUNDS","message":"x","value":{"balance":5}}', 409)
  await expect(close()).rejects.toMatchObject({ code: 'INSUFFICIENT_FUNDS', value: { balance: 5 } })
})

test.each([
  ['a page instead of JSON', '<html></html>'],
  ['an answer cut short', '{"success":true,"val'],
  ['an answer of another shape', '{"success":true,"value":{"token":1}}'],
])('reports %s as unreachable', async (_what, body) => {
  answering(body)
  await expect(close()).rejects.toMatchObject({ code: 'UNREACHABLE' })
})

test('reports a lost connection as unreachable', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await expect(close()).rejects.toMatchObject({ code: 'UNREACHABLE' })
})
