import { expect, test } from 'vitest'
import { announcements } from '#contract/announcements.ts'
import { createPlatform } from '#mock-server/verify/testing/platform.ts'
import { inStyle } from './banner-url.ts'

test('leaves pictures from elsewhere as they are', () => {
  const html = '<img src="https://elsewhere.example/__art/popups/one.svg"> /__art/popups/one.svg'
  expect(inStyle(html, { composition: 'stage', palette: 'gold' })).toBe(html)
})

test.each([
  ['HAEDAL', 'first-deposit.svg"'],
  ['VELVET', 'first-deposit.svg?composition=stage&amp;palette=gold"'],
  ['ROCKET', 'first-deposit.svg?composition=comic"'],
  ['PLAIN', 'first-deposit.svg?composition=flat&amp;palette=emerald"'],
])('draws the popups of %s in its own style', async (merchant, picture) => {
  const { call } = await createPlatform({ merchant })
  const input = {
    types: 'PU',
    groupName: '',
    platform: 'M',
    merchantCode: merchant,
    token: '',
    language: 'EN',
  } as const
  const { popup } = await call(announcements.announcements, input)
  expect(popup.map(({ content }) => content).join()).toContain(`src="/__art/popups/${picture}`)
})
