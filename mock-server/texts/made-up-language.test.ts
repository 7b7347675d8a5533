import { beforeAll, expect, test, vi } from 'vitest'
import { announcements } from '#contract/announcements.ts'
import { games } from '#contract/games.ts'
import { promotions } from '#contract/promotions.ts'
import { simulatorPage } from '#mock-server/core/world-page.ts'
import { toRequest } from '#mock-server/verify/testing/message.ts'
import { createPlatform, type Platform } from '#mock-server/verify/testing/platform.ts'

/** Adds three files of a language that nothing else mentions. */
vi.mock('#locale-files', async (original) => {
  const { localeFiles } = await original<typeof import('#locale-files')>()
  return {
    localeFiles: {
      ...localeFiles,
      'xx/gateway/promotions.json': { 'welcome-gifts.title': 'Xaxa xifi' },
      'xx/gateway/games-slots.json': { '* Gold': '* Xold' },
      'xx/gateway/notice-pages.json': { world_unknown: 'Xo xorld' },
    },
  }
})

const language = 'XX'
let platform: Platform

beforeAll(async () => {
  platform = await createPlatform()
})

test('a language needs only its files', async () => {
  const { list } = await platform.call(promotions.promotions, { language })
  expect(list.find(({ id }) => id === 'welcome-gifts')?.title).toBe('Xaxa xifi')
})

test('missing texts and files fall back to English', async () => {
  const ofPromotions = (code: string) => platform.call(promotions.promotions, { language: code })
  const [own, english] = [await ofPromotions(language), await ofPromotions('EN')]
  expect(own.list.slice(1).map(({ title }) => title)).toEqual(english.list.slice(1).map(({ title }) => title))
  expect(await platform.call(announcements.lobbyNews, { language })).toEqual(
    await platform.call(announcements.lobbyNews, { language: 'EN' }),
  )
})

test('its words form game names, which can be searched', async () => {
  const query = {
    merchant: 'HAEDAL',
    platform: 'html5',
    gameName: 'xold',
    gameType: 'RNG',
    vassalage: '',
  } as const
  const page = await platform.call(games.gameList, { ...query, pageNo: 1, pageSize: 21, language })
  const names = page.games.map(({ gameName }) => gameName)
  expect(names).not.toEqual([])
  expect(names.filter((name) => !name.endsWith(' Xold'))).toEqual([])
})

test('its reader gets the pages of the host in it', async () => {
  const request = toRequest({ path: '/w/nobody/', headers: { 'accept-language': 'xx' } })
  const page = await simulatorPage(request, platform.worlds, true)
  expect(page?.body).toContain('<h1>Xo xorld</h1>')
})
