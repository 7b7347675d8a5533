import { matchRoutes } from 'react-router-dom'
import * as screens from './lazy-screens.ts'
import { type Route, type Row, withChrome } from './route.ts'

export const home = withChrome({
  path: '/m/home',
  also: ['/', '/m', '/m/index', '/m/index.html'],
  screen: screens.home,
  title: 'route.home',
  header: false,
  back: 'none',
  wide: true,
})

export const isHome = (path: string): boolean => path === home.path

const rows: Row[] = [
  {
    path: '/m/login',
    screen: screens.login,
    title: 'route.login',
    header: false,
    bottomBar: false,
    back: 'home',
    visitor: true,
  },
  {
    path: '/m/register',
    also: ['/m/register.html'],
    screen: screens.register,
    title: 'route.register',
    header: false,
    bottomBar: false,
    back: 'root',
    visitor: true,
  },
  { path: '/m/trail', screen: screens.trial, title: 'route.trial', back: 'home', module: 'FREEPLAY3' },
  { path: '/m/forget', screen: screens.forget, title: 'route.forget', header: false, bottomBar: false, back: 'home' },
  {
    path: '/m/changePsw',
    screen: screens.changePassword,
    title: 'route.change_password',
    bottomBar: false,
    back: 'none',
    session: true,
  },
  {
    path: '/m/voucherCenter',
    wide: true,
    screen: screens.deposit,
    title: 'route.deposit',
    session: true,
    membersOnly: true,
  },
  {
    path: '/m/vouReport',
    wide: true,
    screen: screens.depositRecord,
    title: 'route.deposit_record',
    session: true,
    membersOnly: true,
    permission: 'DEPRECM3',
  },
  {
    path: '/m/withdraw',
    wide: true,
    screen: screens.withdraw,
    title: 'menu.withdraw',
    session: true,
    membersOnly: true,
  },
  {
    path: '/m/withdrawReport',
    wide: true,
    screen: screens.withdrawRecord,
    title: 'route.withdraw_record',
    session: true,
    membersOnly: true,
  },
  { path: '/m/transfer', wide: true, screen: screens.wallets, title: 'route.wallets', session: true },
  {
    path: '/m/gameList',
    wide: true,
    screen: screens.gameList,
    title: 'route.game_list',
    header: false,
    bottomBar: false,
  },
  { path: '/m/slotsCenter', wide: true, screen: screens.slotsCenter, title: 'category.RNG', bottomBar: false },
  { path: '/m/winners', screen: screens.winners, title: 'winners.title' },
  {
    path: '/m/sportsGame',
    wide: true,
    screen: screens.sportsGame,
    title: 'category.SPORTS',
    header: false,
    back: 'root',
  },
  { path: '/m/gameCenter', wide: true, also: ['/m/game'], screen: screens.gameCenter, title: 'route.game_center' },
  { path: '/m/lottery', wide: true, screen: screens.lottery, title: 'route.lottery', header: false, bottomBar: false },
  { path: '/m/launchGame', wide: true, screen: screens.launchLottery, title: 'route.lottery', session: true },
  { path: '/m/startLottery', wide: true, screen: screens.startLottery, title: 'route.lottery', session: true },
  { path: '/m/notice', screen: screens.notice, title: 'route.notice', bottomBar: false, session: true },
  { path: '/m/message', screen: screens.messageCenter, title: 'route.messages', header: false },
  {
    path: '/m/webEmail',
    wide: true,
    also: ['/m/messages'],
    screen: screens.inbox,
    title: 'route.inbox',
    session: true,
    permission: 'MAILCEN',
    module: 'INBOX3',
  },
  { path: '/m/feedback', screen: screens.feedback, title: 'route.feedback', session: true },
  { path: '/m/help', wide: true, screen: screens.help, title: 'route.help', bottomBar: false, module: 'COMM3' },
  {
    path: '/m/helpDetail',
    wide: true,
    screen: screens.helpDetail,
    title: 'route.help',
    bottomBar: false,
    module: 'COMM3',
  },
  { path: '/m/userAgreement', screen: screens.agreement, title: 'route.agreement', module: 'COMM3' },
  { path: '/m/app', screen: screens.download, title: 'route.app', header: false, bottomBar: false },
  {
    path: '/m/activity',
    wide: true,
    screen: screens.promotions,
    title: 'route.promotions',
    header: false,
    back: 'home',
  },
  {
    path: '/m/applications',
    screen: screens.applications,
    title: 'route.applications',
    session: true,
    membersOnly: true,
  },
  {
    path: '/m/rewardCenter',
    wide: true,
    screen: screens.rewards,
    title: 'route.rewards',
    session: true,
    membersOnly: true,
  },
  { path: '/m/inviteFriends', screen: screens.referral, title: 'route.referral', session: true, membersOnly: true },
  {
    path: '/m/member/home',
    wide: true,
    screen: screens.memberHome,
    actions: screens.memberActions,
    title: 'route.member',
    session: true,
  },
  { path: '/m/member/benefits', screen: screens.benefits, title: 'route.vip', session: true },
  {
    path: '/m/member/manualRebate',
    screen: screens.rebate,
    title: 'route.cashback',
    session: true,
    membersOnly: true,
    permission: 'MANPLAYREB3',
  },
  { path: '/m/member/agent/home', screen: screens.agentHome, title: 'agent.center', session: true, agent: true },
  { path: '/m/member/agent/team', screen: screens.agentTeam, title: 'agent.team', session: true, agent: true },
  {
    path: '/m/member/agent/register',
    screen: screens.agentRegister,
    title: 'agent.register',
    session: true,
    agent: true,
  },
  {
    path: '/m/member/agent/affiliate',
    screen: screens.agentAffiliate,
    title: 'agent.affiliate',
    session: true,
    agent: true,
    module: 'AFFMAN3',
  },
  { path: '/m/member/agent/kpi', screen: screens.agentKpi, title: 'agent.kpi', session: true, agent: true },
  {
    path: '/m/member/agent/earnings',
    screen: screens.agentEarnings,
    title: 'agent.earnings',
    session: true,
    agent: true,
  },
  {
    path: '/m/member/agent/getSalaryContract',
    screen: screens.salaryContract,
    title: 'agent.kind_salary',
    session: true,
    membersOnly: true,
  },
  {
    path: '/m/member/agent/getDevidendContract',
    screen: screens.dividendContract,
    title: 'agent.kind_dividend',
    session: true,
    membersOnly: true,
  },
  {
    path: '/m/member/agent/getHourContract',
    screen: screens.hourContract,
    title: 'agent.kind_hours',
    session: true,
    membersOnly: true,
  },
  {
    path: '/m/saferPlay',
    screen: screens.saferPlay,
    title: 'safer_play.title',
    session: true,
    membersOnly: true,
    flag: 'SAFERPLAY3',
  },
  {
    path: '/m/securityCenter',
    screen: screens.security,
    title: 'route.security',
    session: true,
    membersOnly: true,
    permission: 'SECPRIV',
  },
  {
    path: '/m/gameRecord',
    wide: true,
    screen: screens.gameRecord,
    title: 'route.game_record',
    session: true,
    permission: 'TRANSBETREPMEM3',
  },
  {
    path: '/m/transaction/record',
    wide: true,
    screen: screens.accountRecord,
    title: 'route.account_record',
    session: true,
    permission: 'TRANSREC3',
  },
  {
    path: '/m/profitandloss',
    wide: true,
    screen: screens.profitAndLoss,
    title: 'route.profit_and_loss',
    session: true,
    permission: 'PERSREP',
  },
]

/** The route table: every screen and the chrome around it, by path. */
export const routes: readonly Route[] = [home, ...rows.map(withChrome)]

/** Lists each address that opens a screen. */
export const addresses = routes.flatMap((route) => [route.path, ...(route.also ?? [])].map((path) => ({ path, route })))

const known: Record<string, Route | undefined> = {}

/** Returns the route of an address, which may have a query, or nothing if the address has no screen. */
export function routeOf(address: string): Route | undefined {
  // Each match ranks the whole table, and a menu asks for each of its entries.
  known[address] ??= matchRoutes(addresses, address)?.[0]?.route.route
  return known[address]
}
