import { describe, expect, test } from 'vitest'
import { games } from '#contract/games.ts'
import { askRaw } from '#mock-server/verify/testing/ask-raw.ts'
import { expressHostPerTest } from '#mock-server/verify/testing/express-host.ts'

const host = expressHostPerTest()
const query = 'merchant=HAEDAL&platform=html5&pageNo=1&pageSize=21&language=KO'
const list = `${games.gameList.path}?${query}`
const emptyList = `${games.gameList.path}?${query}&gameName=nosuchgame`
const picture = '/__art/emblems/otter.svg'

const askAs = (path: string, encoding?: string, method = 'GET') =>
  askRaw(host.url, { path, method, headers: encoding === undefined ? {} : { 'accept-encoding': encoding } })

describe.each([list, picture])('%s', (path) => {
  test.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['gzip, br;q=0', 'gzip'],
    ['identity', undefined],
    ['zstd', undefined],
    [undefined, undefined],
  ])('for a client that accepts %s is encoded as %s', async (accepted, encoding) => {
    const plain = await askAs(path)
    const { headers, body, bytes } = await askAs(path, accepted)
    expect(headers['content-encoding']).toBe(encoding)
    expect(headers.vary).toBe('Accept-Encoding')
    expect(body).toBe(plain.body)
    if (encoding) expect(bytes.length).toBeLessThan(plain.bytes.length)
  })

  test('has the same ETag in each encoding', async () => {
    const etags = await Promise.all(['br', 'gzip', 'identity'].map(async (as) => (await askAs(path, as)).headers.etag))
    expect(new Set(etags).size).toBe(1)
    const known = { 'accept-encoding': 'br', 'if-none-match': `${etags[0]}` }
    expect(await askRaw(host.url, { path, headers: known })).toMatchObject({ status: 304, body: '' })
  })

  test('answers HEAD with the headers of GET', async () => {
    const [head, get] = [await askAs(path, 'br', 'HEAD'), await askAs(path, 'br')]
    expect(head.headers['content-encoding']).toBe('br')
    expect(head.headers.etag).toBe(get.headers.etag)
    expect(head.body).toBe('')
  })
})

test('the index of all games is compressed to a fifth at most', async () => {
  const index = `${games.gameIndex.path}?merchant=HAEDAL&language=KO`
  const { headers, body, bytes } = await askAs(index, 'br')
  expect(headers['content-encoding']).toBe('br')
  expect(bytes.length).toBeLessThan(body.length / 5)
  expect((await askAs(index)).body).toBe(body)
})

test('a short answer is not compressed', async () => {
  const { headers, body } = await askAs(emptyList, 'br')
  expect(body.length).toBeLessThan(1024)
  expect(headers).not.toHaveProperty('content-encoding')
})

test('more different answers than the host keeps are each their own', async () => {
  for (let page = 1; page <= 210; page += 1) {
    const { body } = await askAs(`${list}&pageNo=${page}`.replace('pageNo=1&', ''), 'br')
    expect(JSON.parse(body).value.pageNum).toBe(page)
  }
})

test('a fault breaks off an answer that is not compressed, after half of its bytes', async () => {
  host.platform.world().faults.set([{ endpoint: games.gameList.id, transport: 'truncated' }])
  await expect(askAs(list, 'br')).rejects.toThrow('aborted')
})
