import { describe, expect, test } from 'vitest'
import { hasScreen, isHome, routeOf, routes } from './routes.ts'

/** The lottery's own paths: its frame fills the screen, which leaves no room for the app's chrome. */
const lotteryFrame = ['/m/launchGame', '/m/startLottery']

/** Section 2 of the specification, page chrome. */
const withoutHeader = [
  ...lotteryFrame,
  '/m/login',
  '/m/register',
  '/m/message',
  '/m/app',
  '/m/gameList',
  '/m/lottery',
  '/m/forget',
  '/m/sportsGame',
  '/m/activity',
]
const withoutBottomBar = [
  ...lotteryFrame,
  '/m/login',
  '/m/register',
  '/m/slotsCenter',
  '/m/gameList',
  '/m/lottery',
  '/m/forget',
  '/m/changePsw',
  '/m/app',
  '/m/notice',
  '/m/help',
  '/m/helpDetail',
]
const backToHome = ['/m/login', '/m/trail', '/m/activity', '/m/forget']
const backToRoot = ['/m/register', '/m/sportsGame']
const withoutBack = ['/m/changePsw']

const expectedBack = (path: string) => {
  if (isHome(path) || withoutBack.includes(path)) return 'none'
  if (backToRoot.includes(path)) return 'root'
  return backToHome.includes(path) ? 'home' : 'history'
}

/** `/m/register.html` is another name of `/m/register`. */
const named = (path: string) => path.replace(/\.html$/, '')

describe.each(routes.filter(({ path }) => !isHome(path)).map((route) => [route.path, route] as const))(
  '%s',
  (path, route) => {
    test('has the header of the specification', () => {
      expect(route.header).toBe(!withoutHeader.includes(named(path)))
    })

    test('has the bottom bar of the specification', () => {
      expect(route.bottomBar).toBe(!withoutBottomBar.includes(named(path)))
    })

    test('leads back where the specification says', () => {
      expect(route.back).toBe(expectedBack(named(path)))
    })
  },
)

test.each(['/', '/m', '/m/', '/m/index', '/m/index.html', '/m/home'])(
  '%s is home: a bottom bar, no header, no arrow',
  (path) => {
    expect(isHome(path)).toBe(true)
    expect(routeOf(path)).toMatchObject({ header: false, bottomBar: true, back: 'none' })
  },
)

test('an unknown path falls back to home', () => {
  expect(routeOf('/m/nowhere').path).toBe('/m/home')
  expect(hasScreen('/m/nowhere')).toBe(false)
})

test('no path stands in the table twice', () => {
  const paths = routes.map(({ path }) => path)
  expect(new Set(paths).size).toBe(paths.length)
})
