import i18next from 'i18next'
import { describe, expect, test } from 'vitest'
import en from '#locales/en/home.json' with { type: 'json' }
import ja from '#locales/ja/home.json' with { type: 'json' }
import ko from '#locales/ko/home.json' with { type: 'json' }
import { documentTitle } from './document-title.ts'
import { addresses, isHome, routes } from './routes.ts'

const languages = { en, ja, ko }

describe.each(Object.keys(languages) as (keyof typeof languages)[])('in %s', (lng) => {
  const { t } = i18next.createInstance(
    {
      lng,
      resources: { [lng]: { translation: languages[lng] } },
      keySeparator: false,
      interpolation: { escapeValue: false },
    },
    () => undefined,
  )
  // Missing texts would come back as their keys.
  const texts: Record<string, string> = languages[lng]

  test.each(addresses.filter(({ path }) => !isHome(path)).filter(({ route }) => !isHome(route.path)))(
    '$path is named after its screen and the merchant',
    ({ route }) => {
      expect(texts[route.title]).toBeTruthy()
      expect(documentTitle(route, t, 'Haedal')).toBe(`${texts[route.title]} · Haedal`)
    },
  )

  test('home is named after the merchant alone', () => {
    expect(documentTitle({ path: '/m/home', title: 'route.home' }, t, 'Haedal')).toBe('Haedal')
  })
})

test('only the parts of the lottery and of help share a title', () => {
  const paths = Object.values(Object.groupBy(routes, ({ title }) => title)).map((of) => of?.map(({ path }) => path))
  expect(paths.filter((of) => of && of.length > 1)).toEqual([
    ['/m/lottery', '/m/launchGame', '/m/startLottery'],
    ['/m/help', '/m/helpDetail'],
  ])
})
