import { expect, test } from 'vitest'
import { areas, type Category, inOrder } from './categories.ts'
import { sectionsOf, tabsOf } from './home-sections.ts'

const offer = (vendorSorting: { gameCategory: string; vendorNames: string[] }[]) => ({ categories: {}, vendorSorting })
const everything = offer(areas.map((gameCategory) => ({ gameCategory, vendorNames: ['PG', 'PP', 'EG4'] })))
const names = (category: Category, vendors = everything) =>
  sectionsOf(category, vendors).map(({ area, vendor = '' }) => `${area}${vendor}`)

test('hot shows live and slots from PP, live from EG4, then live, slots and fish of all', () => {
  expect(names('HOT')).toEqual(['LIVEPP', 'RNGPP', 'LIVEEG4', 'LIVE', 'RNG', 'FISH'])
})

test('hot begins with the areas that the merchant wants first, and shows none of them twice', () => {
  const shown = sectionsOf('HOT', everything, ['CRASH', 'FISH', 'UNKNOWN'])
  expect(shown.map(({ area, vendor = '' }) => `${area}${vendor}`)).toEqual([
    'CRASH',
    'FISH',
    'LIVEPP',
    'RNGPP',
    'LIVEEG4',
    'LIVE',
    'RNG',
  ])
  expect(sectionsOf('LIVE', everything, ['CRASH'])).toEqual(sectionsOf('LIVE', everything))
})

test('what belongs to the merchant’s first areas comes first, in its order, and the rest stays as it is', () => {
  const names = ['slot 1', 'fish 1', 'live 1', 'crash 1', 'fish 2', 'slot 2']
  const area = (name: string) => name.split(' ')[0] ?? ''
  const sorted = ['crash 1', 'fish 1', 'fish 2', 'slot 1', 'live 1', 'slot 2']
  expect(inOrder(names, area, ['crash', 'bingo', 'fish'])).toEqual(sorted)
  expect(inOrder(names, area, [])).toEqual(names)
})

test('an area shows all its games, then those of its leading vendors', () => {
  expect(names('RNG')).toEqual(['RNG', 'RNGPP', 'RNGPG'])
  expect(names('LIVE')).toEqual(['LIVE', 'LIVEPP', 'LIVEEG4'])
  expect(names('CRASH')).toEqual(['CRASH'])
  expect(names('FAV')).toEqual([])
})

test('omits sections that the merchant does not offer', () => {
  const live = offer([{ gameCategory: 'LIVE', vendorNames: ['EG4'] }])
  expect(names('HOT', live)).toEqual(['LIVEEG4', 'LIVE'])
  expect(names('HOT', offer([]))).toEqual([])
  expect(names('FISH', offer([{ gameCategory: 'FISH', vendorNames: [] }]))).toEqual([])
})

test('a block has a hot tab and the tabs of its vendors', () => {
  expect(tabsOf({ area: 'RNG' }, everything)).toEqual(['HOT', 'PG', 'PP', 'EG4'])
  expect(tabsOf({ area: 'RNG', vendor: 'PP' }, everything)).toEqual(['HOT', 'PP'])
  expect(tabsOf({ area: 'BINGO' }, everything)).toEqual(['HOT', 'ALL'])
})
