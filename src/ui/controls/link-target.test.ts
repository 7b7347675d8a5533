import { expect, test } from 'vitest'
import { linkTarget as targetOf } from './link-target.ts'

const linkTarget = (href: string, base: string) => targetOf(href, base, ['scenario', 'world'])

const root = 'https://play.example/'
const blue = 'https://play.example/w/blue/'

test.each([
  [root, '/m/register', '/m/register', '/m/register'],
  [
    root,
    '/m/gameList?gameType=RNG&q=a%20b#top',
    '/m/gameList?gameType=RNG&q=a%20b#top',
    '/m/gameList?gameType=RNG&q=a%20b#top',
  ],
  [root, '/', '/', '/'],
  [root, '/m', '/m', '/m'],
  [root, 'https://play.example/m/notice', '/m/notice', '/m/notice'],
  [root, '/m/help/../notice', '/m/notice', '/m/notice'],
  [blue, '/m/register', '/m/register', '/w/blue/m/register'],
  [blue, '/w/blue/m/register', '/m/register', '/w/blue/m/register'],
  [blue, 'https://play.example/w/blue/m/notice', '/m/notice', '/w/blue/m/notice'],
])('under %s, parses %s as a page of the app', (base, href, path, url) => {
  expect(linkTarget(href, base)).toEqual({ kind: 'app', path, url })
})

test.each([
  ['/m/home?scenario=agent', '/m/home'],
  ['/m/home?world=x&gameType=RNG', '/m/home?gameType=RNG'],
  ['/m/home?%73cenario=agent&scenario=b&world#x', '/m/home#x'],
  ['https://play.example/?scenario=agent', '/'],
])('removes the host’s parameters from %s', (href, path) => {
  expect(linkTarget(href, root)).toMatchObject({ kind: 'app', path })
})

test.each([
  ['https://elsewhere.example/m/home', 'https://elsewhere.example/m/home'],
  ['http://play.example/m/home', 'http://play.example/m/home'],
  ['https://elsewhere.example/?scenario=agent', 'https://elsewhere.example/?scenario=agent'],
])('parses %s as a page of the web', (href, url) => {
  expect(linkTarget(href, root)).toEqual({ kind: 'web', url })
})

test.each([
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,hello',
  'mailto:someone@elsewhere.example',
  'tel:+821022334455',
  'blob:https://play.example/1',
  'https://',
  '//elsewhere.example/m/home',
  '\\\\elsewhere.example',
  '/\\elsewhere.example',
  'http:elsewhere.example',
  'https://play.example@elsewhere.example/m/home',
  'activity',
  '?scenario=agent',
  '#top',
  '/music/terms.pdf',
  '/__gateway/worlds',
  '/w/red/m/home',
  '/m/../w/red/m/home',
  '/m/%2e%2e/w/red/m/home',
  'https://play.example/__gateway/worlds',
])('rejects %j', (href) => {
  expect(linkTarget(href, root)).toBeUndefined()
})

test('rejects links from one base to another', () => {
  expect(linkTarget('https://play.example/m/home', blue)).toBeUndefined()
  expect(linkTarget('https://play.example/w/red/m/home', blue)).toBeUndefined()
  expect(linkTarget('/w/blueish/m/home', blue)).toBeUndefined()
})
