import { expect, test } from 'vitest'
import { toRequest } from '#mock-server/verify/testing/message.ts'
import { contactLink, download, downloadLinks } from './downloads.ts'
import { findMerchant } from './merchant-app.ts'

const ask = (path: string, headers: Record<string, string> = {}) => download(toRequest({ path, headers }))
const profile = '/__app/HAEDAL/app.mobileconfig'

test('every link of the status has a target', () => {
  const rocket = findMerchant('ROCKET')!
  const links = downloadLinks(rocket).flatMap(({ resourceType, url }) =>
    resourceType === 'AppDownloadIcon' ? [] : [url],
  )
  for (const url of [...links, contactLink(rocket, 'whatsapp')]) expect(ask(url)?.status, url).toBe(200)
})

test('the profile opens the app at the origin of the link', () => {
  const answer = ask(profile, { host: '127.0.0.1:5173', referer: 'https://phone.local:5173/m/app' })
  expect(answer?.headers['content-type']).toBe('application/x-apple-aspen-config')
  expect(answer?.body).toContain('<string>https://phone.local:5173/m/home?webclip=1</string>')
  expect(answer?.body).toContain('<string>해달</string>')
})

test('in a world the profile opens that world’s app, and a page links back to it', () => {
  const headers = { host: '127.0.0.1:5173', referer: 'http://127.0.0.1:5173/w/blue/m/app' }
  expect(ask(`/w/blue${profile}`, headers)?.body).toContain('http://127.0.0.1:5173/w/blue/m/home?webclip=1')
  expect(ask('/w/blue/__app/HAEDAL/telegram')?.body).toContain('href="/w/blue/m/home"')
})

test('without a referer the profile opens the gateway’s own host', () => {
  expect(ask(profile, { host: '127.0.0.1:5173' })?.body).toContain('http://127.0.0.1:5173/m/home')
})

test('a merchant has no link for a missing contact channel', () => {
  const plain = findMerchant('PLAIN')!
  expect(downloadLinks(plain).map(({ resourceType }) => resourceType)).toEqual([
    'Android',
    'MOBILECONFIG',
    'AppDownloadIcon',
  ])
})

test('a link to a messenger names its target', () => {
  expect(ask('/__app/HAEDAL/whatsapp')?.body).toContain('+12025550142')
  expect(ask('/__app/HAEDAL/telegram')?.body).toContain('@haedal_help')
})

test('a host name is escaped in markup', () => {
  expect(ask(profile, { host: 'a"><script>' })?.body).not.toContain('<script>')
})

test('profiles differ by merchant and are always the same for one merchant', () => {
  const identity = (path: string) => String(ask(path)?.body).match(/[0-9A-F]{8}(-[0-9A-F]{4}){3}-[0-9A-F]{12}/g)
  expect(identity(profile)).toHaveLength(2)
  expect(identity(profile)).toEqual(identity(profile))
  expect(identity(profile)).not.toEqual(identity('/__app/VELVET/app.mobileconfig'))
})

test.each(['/__app/', '/__app/NOBODY/android', '/__app/HAEDAL/windows', '/__app/HAEDAL', '/__app/PLAIN/whatsapp'])(
  '%s has no target',
  (path) => {
    expect(ask(path)).toBeUndefined()
  },
)
