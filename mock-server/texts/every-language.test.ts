import { beforeAll, describe, expect, test } from 'vitest'
import { announcements } from '#contract/announcements.ts'
import { games } from '#contract/games.ts'
import { messages } from '#contract/messages.ts'
import { promotions } from '#contract/promotions.ts'
import { service } from '#contract/service.ts'
import { createPlatform, type Platform } from '#mock-server/verify/testing/platform.ts'
import { textLanguages } from './texts-of.ts'

let platform: Platform

beforeAll(async () => {
  platform = await createPlatform({ scenario: 'active-member' })
})

async function answersIn(language: string) {
  const own = { token: platform.token }
  const list = {
    merchant: 'HAEDAL',
    platform: 'html5',
    gameType: 'RNG',
    vassalage: '',
    pageNo: 1,
    pageSize: 50,
  } as const
  return {
    promotions: await platform.call(promotions.promotions, { language }, own),
    rewards: await platform.call(promotions.rewards, { language }, own),
    letters: await platform.call(messages.inbox, { language, box: 'received', pageNo: 1, pageSize: 20 }, own),
    notices: await platform.call(announcements.notices, { language }, own),
    news: await platform.call(announcements.lobbyNews, { language }),
    help: await platform.call(service.helpCenter, { device: 'MOBILE', lang: language }),
    games: await platform.call(games.gameList, { ...list, language }),
  }
}

describe.each([...textLanguages].filter((language) => language !== 'en'))('%s', (language) => {
  test('answers every call with its own texts', async () => {
    const [own, english] = [await answersIn(language.toUpperCase()), await answersIn('EN')]
    for (const name of Object.keys(own) as (keyof typeof own)[]) expect(own[name], name).not.toEqual(english[name])
  })
})

test('contains no Hangul unless it is Korean', async () => {
  for (const language of textLanguages) {
    // Letters contain the member's name, which may be Korean.
    const { letters, ...answers } = await answersIn(language.toUpperCase())
    expect(letters.content).not.toEqual([])
    const written = JSON.stringify(answers)
    expect(/\p{Script=Hangul}/u.test(written), language).toBe(language === 'ko')
  }
})
