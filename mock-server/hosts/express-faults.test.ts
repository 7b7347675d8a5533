import { request } from 'node:http'
import { describe, expect, test } from 'vitest'
import { member } from '#contract/member.ts'
import { expressHostPerTest } from '#mock-server/verify/testing/express-host.ts'
import type { Fault } from '#mock-server/world/faults/fault.ts'

const host = expressHostPerTest()
const { ask } = host

/** Makes a call by plain HTTP, which shows where a body ends early, and how many pieces it has. */
const readToTheEnd = (path: string) =>
  new Promise<{ status?: number; length: number; body: Buffer; pieces: number; broken: boolean }>((done, failed) => {
    request(
      { host: '127.0.0.1', port: host.port, path, headers: { authorization: host.platform.token } },
      (response) => {
        const read: Buffer[] = []
        const { statusCode: status, headers } = response
        response.on('data', (piece) => read.push(piece)).on('error', () => undefined)
        response.on('close', () =>
          done({
            status,
            length: Number(headers['content-length']),
            body: Buffer.concat(read),
            pieces: read.length,
            broken: !response.complete,
          }),
        )
      },
    )
      .on('error', failed)
      .end()
  })

describe('a fault of transport', () => {
  const faulty = (transport: Fault['transport'], dripTime?: number) =>
    host.platform.world().faults.set([{ endpoint: member.memberInfo.id, transport, dripTime, times: 1 }])
  const info = (init?: RequestInit) =>
    ask('/wps/member/info', { headers: { authorization: host.platform.token }, ...init })

  test('reset breaks the connection', async () => {
    faulty('reset')
    await expect(info()).rejects.toMatchObject({ message: 'fetch failed', cause: { code: 'ECONNRESET' } })
    await expect(info()).resolves.toMatchObject({ status: 200 })
  })

  test('truncated breaks it after half of the body', async () => {
    faulty('truncated')
    const { status, length, body, broken } = await readToTheEnd('/wps/member/info')
    expect(status).toBe(200)
    expect(broken).toBe(true)
    expect(body.length).toBe(Math.ceil(length / 2))
    expect(`${body}`).toMatch(/^\{"success":true/)
  })

  test('drip sends the whole body in pieces', async () => {
    faulty('drip', 40)
    const { length, body, broken, pieces } = await readToTheEnd('/wps/member/info')
    expect(broken).toBe(false)
    expect(JSON.parse(`${body}`)).toMatchObject({ value: { account: 'haedal_92' } })
    expect(body.length).toBe(length)
    expect(pieces).toBeGreaterThan(5)
  })

  test('drip ends when the client disconnects', async () => {
    faulty('drip', 600_000)
    const given = new AbortController()
    const response = await info({ signal: given.signal })
    given.abort()
    await expect(response.text()).rejects.toThrow('aborted')
    await expect(info()).resolves.toMatchObject({ status: 200 })
  })

  test('hang answers nothing, while others are answered', async () => {
    faulty('hang')
    const given = new AbortController()
    let settled = false
    const hanging = info({ signal: given.signal }).finally(() => {
      settled = true
    })
    for (let at = 0; at < 5; at += 1) await info()
    expect(settled).toBe(false)
    given.abort()
    await expect(hanging).rejects.toThrow('aborted')
  })
})
