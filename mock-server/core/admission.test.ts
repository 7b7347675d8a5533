import { describe, expect, test } from 'vitest'
import { toRequest } from '#mock-server/verify/testing/message.ts'
import { createAdmission, type Door, refusalOf } from './admission.ts'
import { createHostNames } from './host-names.ts'

const own = 'localhost:5173'
const foreign = 'https://evil.example'
const visit = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }

type Headers = Record<string, string>

/** Returns the doors that admit a request with these headers. */
function openTo(headers: Headers): Door[] {
  const sent: Headers = { host: own, ...headers }
  const doors: Door[] = ['call', 'page', 'link']
  return doors.filter((door) => !refusalOf(door, (name) => sent[name], createHostNames()))
}

const fetched = (site: string, mode: string, dest: string) => ({
  'sec-fetch-site': site,
  'sec-fetch-mode': mode,
  'sec-fetch-dest': dest,
})

describe('admitted doors', () => {
  test.each<[string, Headers, Door[]]>([
    ['a shell', {}, ['call', 'page', 'link']],
    ['a script in Node', { 'sec-fetch-mode': 'cors' }, ['call', 'page', 'link']],
    ['an address that a person types', { 'sec-fetch-site': 'none', ...visit }, ['call', 'page', 'link']],
    ['a link of another site', { 'sec-fetch-site': 'cross-site', ...visit }, ['page', 'link']],
    ['a link of another port', { 'sec-fetch-site': 'same-site', ...visit }, ['page', 'link']],
    [
      'a script of its own page',
      { origin: `http://${own}`, ...fetched('same-origin', 'cors', 'empty') },
      ['call', 'page'],
    ],
    ['a foreign script', { origin: foreign, ...fetched('cross-site', 'cors', 'empty') }, []],
    ['a script of another port', { origin: 'http://localhost:1', ...fetched('same-site', 'cors', 'empty') }, []],
    ['a foreign script that sends no origin', fetched('cross-site', 'no-cors', 'empty'), []],
    ['a foreign form that posts', { origin: foreign, 'sec-fetch-site': 'cross-site', ...visit }, []],
    ['a sandboxed page', { origin: 'null', ...fetched('cross-site', 'cors', 'empty') }, []],
    ['an old browser’s foreign script', { origin: foreign }, []],
    ['a foreign picture', fetched('cross-site', 'no-cors', 'image'), []],
    ['a foreign script element', fetched('cross-site', 'no-cors', 'script'), []],
    ['a foreign frame', fetched('cross-site', 'navigate', 'iframe'), []],
    ['a foreign object', fetched('cross-site', 'navigate', 'object'), []],
    ['a foreign document that is not navigated to', fetched('cross-site', 'no-cors', 'document'), []],
    ['a foreign EventSource', { origin: foreign, ...fetched('cross-site', 'cors', 'empty') }, []],
    ['a foreign WebSocket', { origin: foreign, ...fetched('cross-site', 'websocket', 'empty') }, []],
    ['a foreign prefetch', { 'sec-purpose': 'prefetch', 'sec-fetch-site': 'cross-site', ...visit }, []],
    ['its own picture', fetched('same-origin', 'no-cors', 'image'), ['call', 'page']],
    ['its own frame', fetched('same-origin', 'navigate', 'iframe'), ['call', 'page']],
    ['a name that points here (DNS rebinding)', { host: 'evil.example', origin: 'http://evil.example' }, []],
    ['such a name and the default port', { host: 'evil.example:5173', 'sec-fetch-site': 'same-origin', ...visit }, []],
    ['an origin that is no address', { origin: 'cheese' }, []],
  ])('for %s', (_, headers, doors) => {
    expect(openTo(headers)).toEqual(doors)
  })
})

describe('a host that requires its token', () => {
  const request = (path: string, headers: object = {}) => toRequest({ path, headers: { host: own, ...headers } })
  const secured = () => {
    let time = 0
    const admission = createAdmission({ token: 'secret', now: () => time })
    return { ...admission, pass: (milliseconds: number) => (time += milliseconds) }
  }

  test('accepts it only as X-Control-Token or as a bearer', () => {
    const { checkToken } = secured()
    checkToken(request('/__gateway/worlds', { 'X-Control-Token': 'secret' }))
    checkToken(request('/__gateway/worlds', { Authorization: 'Bearer secret' }))
    for (const headers of [{}, { 'X-Control-Token': 'guess' }, { 'X-Control-Token': '' }]) {
      expect(() => checkToken(request('/__gateway/worlds', headers))).toThrow('requires its control token')
    }
  })

  test('opens only the scenario links that it made, for an hour', () => {
    const { admitLink, link, pass } = secured()
    const { address, expiresAt } = link('/m/home', new URLSearchParams({ scenario: 'trial', seed: 's' }))
    expect(expiresAt).toBe(3_600_000)
    admitLink(request(address))
    admitLink(request(address))
    for (const other of [
      '/m/home?scenario=trial&seed=s',
      '/m/home?scenario=trial&seed=s&link=',
      '/m/home?scenario=trial&seed=s&link=guess',
      address.replace('trial', 'default'),
      address.replace('/m/home', '/m/login'),
      `${address}&merchant=VELVET`,
    ]) {
      expect(() => admitLink(request(other)), other).toThrow('no valid key')
    }
    pass(3_600_000)
    expect(() => admitLink(request(address))).toThrow('expired')
  })

  test.each(['/w/blue/m/home', '/w/blue@2/', '/w/blue'])(
    'opens a link to %s, but not with another world in it',
    (path) => {
      const { admitLink, link } = secured()
      const { address } = link(path, new URLSearchParams({ scenario: 'trial' }))
      admitLink(request(address))
      expect(() => admitLink(request(address.replace('blue', 'red')))).toThrow('no valid key')
    },
  )

  test('keeps a limited number of keys, the newest', () => {
    const { admitLink, link } = secured()
    const [first, ...others] = Array.from({ length: 1_001 }, () =>
      link('/', new URLSearchParams({ scenario: 'trial' })),
    )
    expect(() => admitLink(request(first!.address))).toThrow('no valid key')
    admitLink(request(others[0]!.address))
  })
})

test('a host without a token opens any scenario link, and creates links without a key', () => {
  const { admitLink, link } = createAdmission()
  const made = link('/', new URLSearchParams({ scenario: 'trial' }))
  expect(made).toEqual({ address: '/?scenario=trial', expiresAt: null })
  admitLink(toRequest({ path: made.address, headers: { host: own } }))
})

test('a host answers to its configured names', () => {
  const { admit } = createAdmission({ isOwnHost: createHostNames(['parlor.example']) })
  admit('call', toRequest({ path: '/', headers: { host: 'parlor.example' } }))
  expect(() => admit('call', toRequest({ path: '/', headers: { host: 'evil.example:5173' } }))).toThrow(
    'this host does not answer to "evil.example:5173"; to allow it, start it with --allow-host evil.example',
  )
})
