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
    audience: 'visitors',
  },
  {
    path: '/m/register',
    also: ['/m/register.html'],
    screen: screens.register,
    title: 'route.register',
    header: false,
    bottomBar: false,
    back: 'root',
    audience: 'visitors',
  },
  { path: '/m/trail', screen: screens.trial, title: 'route.trial', back: 'home', module: 'FREEPLAY3' },
  { path: '/m/forget', screen: screens.forget, title: 'route.forget', header: false, bottomBar: false, back: 'home' },
  {
    path: '/m/changePsw',
    screen: screens.changePassword,
    title: 'route.change_password',
    bottomBar: false,
    back: 'none',
    audience: 'accounts',
  },
  {
    path: '/m/voucherCenter',
    wide: true,
    screen: screens.deposit,
    title: 'route.deposit',
    audience: 'members',
  },
  {
    path: '/m/vouReport',
    wide: true,
    screen: screens.depositRecord,
    title: 'route.deposit_record',
    audience: 'members',
    permission: 'DEPRECM3',
  },
  {
    path: '/m/withdraw',
    wide: true,
    screen: screens.withdraw,
    title: 'menu.withdraw',
    audience: 'members',
  },
  {
    path: '/m/withdrawReport',
    wide: true,
    screen: screens.withdrawRecord,
    title: 'route.withdraw_record',
    audience: 'members',
  },
  { path: '/m/transfer', wide: true, screen: screens.wallets, title: 'route.wallets', audience: 'accounts' },
  {
    path: '/m/gameList',
    wide: true,
    screen: screens.gameList,
    title: 'route.game_list',
    header: false,
    bottomBar: false,
  },
  { path: '/m/slotsCenter', wide: true, screen: screens.slotsCenter, title: 'category.RNG', bottomBar: false },
  { path: '/m/winners', wide: true, screen: screens.winners, title: 'winners.title' },
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
  { path: '/m/launchGame', wide: true, screen: screens.launchLottery, title: 'route.lottery', audience: 'accounts' },
  { path: '/m/startLottery', wide: true, screen: screens.startLottery, title: 'route.lottery', audience: 'accounts' },
  {
    path: '/m/notice',
    wide: true,
    screen: screens.notice,
    title: 'route.notice',
    bottomBar: false,
    audience: 'accounts',
  },
  { path: '/m/message', wide: true, screen: screens.messageCenter, title: 'route.messages', header: false },
  {
    path: '/m/webEmail',
    wide: true,
    also: ['/m/messages'],
    screen: screens.inbox,
    title: 'route.inbox',
    audience: 'accounts',
    permission: 'MAILCEN',
    module: 'INBOX3',
  },
  { path: '/m/feedback', screen: screens.feedback, title: 'route.feedback', audience: 'accounts' },
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
  { path: '/m/app', wide: true, screen: screens.download, title: 'route.app', header: false, bottomBar: false },
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
    wide: true,
    screen: screens.applications,
    title: 'route.applications',
    audience: 'members',
  },
  {
    path: '/m/rewardCenter',
    wide: true,
    screen: screens.rewards,
    title: 'route.rewards',
    audience: 'members',
  },
  {
    path: '/m/inviteFriends',
    wide: true,
    screen: screens.referral,
    title: 'route.referral',
    audience: 'members',
  },
  {
    path: '/m/member/home',
    wide: true,
    screen: screens.memberHome,
    actions: screens.memberActions,
    title: 'route.member',
    audience: 'accounts',
  },
  { path: '/m/member/benefits', wide: true, screen: screens.benefits, title: 'route.vip', audience: 'accounts' },
  {
    path: '/m/member/manualRebate',
    wide: true,
    screen: screens.rebate,
    title: 'route.cashback',
    audience: 'members',
    permission: 'MANPLAYREB3',
  },
  {
    path: '/m/member/agent/home',
    wide: true,
    screen: screens.agentHome,
    title: 'agent.center',
    audience: 'agents',
  },
  {
    path: '/m/member/agent/team',
    wide: true,
    screen: screens.agentTeam,
    title: 'agent.team',
    audience: 'agents',
  },
  {
    path: '/m/member/agent/register',
    screen: screens.agentRegister,
    title: 'agent.register',
    audience: 'agents',
  },
  {
    path: '/m/member/agent/affiliate',
    wide: true,
    screen: screens.agentAffiliate,
    title: 'agent.affiliate',
    audience: 'agents',
    module: 'AFFMAN3',
  },
  {
    path: '/m/member/agent/kpi',
    wide: true,
    screen: screens.agentKpi,
    title: 'agent.kpi',
    audience: 'agents',
  },
  {
    path: '/m/member/agent/earnings',
    wide: true,
    screen: screens.agentEarnings,
    title: 'agent.earnings',
    audience: 'agents',
  },
  {
    path: '/m/member/agent/getSalaryContract',
    wide: true,
    screen: screens.salaryContract,
    title: 'agent.kind_salary',
    audience: 'members',
  },
  {
    path: '/m/member/agent/getDevidendContract',
    wide: true,
    screen: screens.dividendContract,
    title: 'agent.kind_dividend',
    audience: 'members',
  },
  {
    path: '/m/member/agent/getHourContract',
    wide: true,
    screen: screens.hourContract,
    title: 'agent.kind_hours',
    audience: 'members',
  },
  {
    path: '/m/saferPlay',
    wide: true,
    screen: screens.saferPlay,
    title: 'safer_play.title',
    audience: 'members',
    flag: 'SAFERPLAY3',
  },
  {
    path: '/m/securityCenter',
    wide: true,
    screen: screens.security,
    title: 'route.security',
    audience: 'members',
    permission: 'SECPRIV',
  },
  {
    path: '/m/gameRecord',
    wide: true,
    screen: screens.gameRecord,
    title: 'route.game_record',
    audience: 'accounts',
    permission: 'TRANSBETREPMEM3',
  },
  {
    path: '/m/transaction/record',
    wide: true,
    screen: screens.accountRecord,
    title: 'route.account_record',
    audience: 'accounts',
    permission: 'TRANSREC3',
  },
  {
    path: '/m/profitandloss',
    wide: true,
    screen: screens.profitAndLoss,
    title: 'route.profit_and_loss',
    audience: 'accounts',
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
