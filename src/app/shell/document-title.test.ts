import i18next from 'i18next'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { setUpI18n } from '#i18n/set-up.ts'
import { addresses, isHome, routes } from '../routes.ts'
import { documentTitle } from './document-title.ts'

vi.stubGlobal('document', { documentElement: {} })

describe.each(['KO', 'EN', 'JA'])('in %s', (language) => {
  beforeAll(() => setUpI18n(language))

  test.each(addresses.filter(({ path }) => !isHome(path)).filter(({ route }) => !isHome(route.path)))(
    '$path is named after its screen and the merchant',
    ({ route }) => {
      expect(i18next.exists(route.title)).toBe(true)
      expect(documentTitle(route, i18next.t, 'Haedal')).toBe(`${i18next.t(route.title)} · Haedal`)
    },
  )

  test('home is named after the merchant alone', () => {
    expect(documentTitle({ path: '/m/home', title: 'route.home' }, i18next.t, 'Haedal')).toBe('Haedal')
  })
})

test('only the parts of the lottery and of help share a title', () => {
  const paths = Object.values(Object.groupBy(routes, ({ title }) => title)).map((of) => of?.map(({ path }) => path))
  expect(paths.filter((of) => of && of.length > 1)).toEqual([
    ['/m/lottery', '/m/launchGame', '/m/startLottery'],
    ['/m/help', '/m/helpDetail'],
  ])
})
