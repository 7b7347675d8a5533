import { expect, test } from 'vitest'
import { linkTarget } from './link-target.ts'

const page = 'https://play.example/m/home?from=mail'

test.each([
  ['/m/register', '/m/register'],
  ['/m/gameList?gameType=RNG#top', '/m/gameList?gameType=RNG#top'],
  ['activity', '/m/activity'],
  ['/', '/'],
  ['/m', '/m'],
  ['https://play.example/m/notice', '/m/notice'],
])('%s is a page of the app', (href, path) => {
  expect(linkTarget(href, page)).toEqual({ kind: 'app', path })
})

test.each([
  ['https://elsewhere.example/m/home', 'https://elsewhere.example/m/home'],
  ['//elsewhere.example/m/home', 'https://elsewhere.example/m/home'],
  ['http://play.example/m/home', 'http://play.example/m/home'],
  ['/music/terms.pdf', 'https://play.example/music/terms.pdf'],
])('%s is a page of the web', (href, url) => {
  expect(linkTarget(href, page)).toEqual({ kind: 'web', url })
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
])('%j leads nowhere', (href) => {
  expect(linkTarget(href, page)).toBeUndefined()
})
