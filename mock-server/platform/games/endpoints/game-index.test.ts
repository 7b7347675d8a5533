import { expect, test } from 'vitest'
import { games } from '#contract/games.ts'
import { categories as known } from '#fixtures/games/vendors.ts'
import { catalogue } from '#mock-server/catalogue/catalogue.ts'
import { textLanguages } from '#mock-server/texts/texts-of.ts'
import { createPlatform } from '#mock-server/verify/testing/platform.ts'

const indexOf = async (scenario: string, language = 'KO') =>
  (await createPlatform({ scenario })).call(games.gameIndex, { merchant: 'HAEDAL', language })

test('lists every game once, with a value in each column', async () => {
  const { vendors, categories, names, ...columns } = await indexOf('default')
  const total = catalogue.page({ pageNo: 1, pageSize: 1 }).total
  expect(new Set(columns.nodeId).size).toBe(total)
  for (const column of [...Object.values(columns), ...Object.values(names)]) expect(column).toHaveLength(total)
  expect(Object.keys(vendors).toSorted()).toEqual([...new Set(columns.vassalage)].toSorted())
  expect(Object.keys(categories).toSorted()).toEqual([...known].toSorted())
})

test('names the games in Korean, in English, and in the language of the call', async () => {
  const { nodeId, names } = await indexOf('default', 'JA')
  const game = catalogue.game(nodeId[0] ?? '')
  expect(Object.keys(names)).toEqual(['KO', 'EN', 'JA'])
  expect([names.KO?.[0], names.EN?.[0], names.JA?.[0]]).toEqual([game?.name.ko, game?.name.en, game?.name.ja])
})

test('names each category in every language of the gateway', async () => {
  const { categories } = await indexOf('default')
  expect(categories.LIVE).toEqual(expect.arrayContaining(['라이브', 'Live', 'ライブ']))
  for (const names of Object.values(categories)) expect(names.length).toBeLessThanOrEqual(textLanguages.size)
})

test('lists nothing in an empty lobby', async () => {
  expect((await indexOf('empty-lobby')).nodeId).toEqual([])
})
