import { describe, expect, test } from 'vitest'
import { needsSession } from './route.ts'
import { isHome, routeOf, routes } from './routes.ts'

/** Section 2 of the specification, screens and routes. The gateway serves the lottery's frame, `/m/lotto-h5/…`. */
const specified = [
  '/',
  '/m',
  '/m/',
  '/m/index',
  '/m/index.html',
  '/m/home',
  '/m/login',
  '/m/register',
  '/m/register.html',
  '/m/forget',
  '/m/changePsw',
  '/m/member/home',
  '/m/member/benefits',
  '/m/member/manualRebate',
  '/m/member/agent/getSalaryContract',
  '/m/member/agent/getDevidendContract',
  '/m/member/agent/getHourContract',
  '/m/voucherCenter',
  '/m/withdraw',
  '/m/gameRecord',
  '/m/transaction/record',
  '/m/securityCenter',
  '/m/vouReport',
  '/m/profitandloss',
  '/m/webEmail',
  '/m/messages',
  '/m/notice',
  '/m/message',
  '/m/help',
  '/m/helpDetail',
  '/m/activity',
  '/m/rewardCenter',
  '/m/inviteFriends',
  '/m/gameList',
  '/m/game',
  '/m/gameCenter',
  '/m/slotsCenter',
  '/m/lottery',
  '/m/sportsGame',
  '/m/launchGame',
  '/m/startLottery',
  '/m/app',
  '/m/trail',
]

/** Screens of calls for which the specification names no path. */
const ours = [
  '/m/withdrawReport',
  '/m/member/agent/home',
  '/m/member/agent/team',
  '/m/member/agent/kpi',
  '/m/member/agent/earnings',
  '/m/applications',
  '/m/member/agent/register',
  '/m/member/agent/affiliate',
  '/m/userAgreement',
  '/m/transfer',
  '/m/feedback',
  '/m/winners',
  '/m/saferPlay',
]

const built = [...specified, ...ours]

/** Section 2 of the specification, page chrome. */
const withoutHeader = [
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

const home = ['/', '/m', '/m/', '/m/index', '/m/index.html', '/m/home']

const expectedBack = (path: string) => {
  if (home.includes(path) || withoutBack.includes(path)) return 'none'
  if (backToRoot.includes(path)) return 'root'
  return backToHome.includes(path) ? 'home' : 'history'
}

/** `/m/register.html` is another name of `/m/register`. */
const named = (path: string) => path.replace(/register\.html$/, 'register')

describe.each(built)('%s', (path) => {
  const route = routeOf(path)

  test('has a screen', () => {
    expect(
      route,
      `${path} opens no screen: add a row for it to src/app/routes.ts, or remove it here if it is one of \`ours\``,
    ).toBeDefined()
  })

  test('has the header of the specification', () => {
    expect(route?.header).toBe(!home.includes(path) && !withoutHeader.includes(named(path)))
  })

  test('has the bottom bar of the specification', () => {
    expect(route?.bottomBar).toBe(!withoutBottomBar.includes(named(path)))
  })

  test('goes back to the specification’s target', () => {
    expect(route?.back).toBe(expectedBack(named(path)))
  })

  test('opens the same screen with a trailing slash, and with a query', () => {
    expect(routeOf(`${path}/`)).toBe(route)
    expect(routeOf(`${path}?id=1`)).toBe(route)
  })
})

/** The screens that keep a column in a wide window, and why. */
const narrow = {
  '/m/login': 'a form of two fields',
  '/m/register': 'a form, whose fields are read from top to bottom',
  '/m/trail': 'one button and three lines about it',
  '/m/forget': 'a form of one or two fields a step',
  '/m/changePsw': 'a form of three fields',
  '/m/feedback': 'one field',
  '/m/userAgreement': 'a text, whose lines are read best at this width',
  '/m/member/agent/register': 'a form, whose fields are read from top to bottom',
}

test('every other screen uses the whole width of a wide window', () => {
  expect(routes.filter(({ wide }) => !wide).map(({ path }) => path)).toEqual(Object.keys(narrow))
})

test.each(['/m/inviteFriends', '/m/notice', '/m/member/home'])('%s needs login', (path) => {
  expect(needsSession(routeOf(path) ?? {})).toBe(true)
})

test.each(routes.flatMap(({ path, also = [] }) => [path, ...also]))(
  '%s is in the specification or among our own screens',
  (path) => {
    expect(
      built,
      `src/app/routes.ts has ${path}, which the specification does not: add it to \`ours\` here if a call needs the screen, or remove its row`,
    ).toContain(path)
  },
)

test('only the route of home counts as home', () => {
  expect(built.filter((path) => isHome(routeOf(path)?.path ?? ''))).toEqual(home)
})

test.each(['/nowhere', '/m/nowhere', '/m/home/nowhere', '/m/member'])('%s has no screen', (path) => {
  expect(routeOf(path)).toBeUndefined()
})

test('every path is unique in the table', () => {
  const paths = routes.flatMap(({ path, also = [] }) => [path, ...also])
  expect(new Set(paths).size).toBe(paths.length)
})
