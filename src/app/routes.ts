import type { ComponentType } from 'react'
import { matchRoutes } from 'react-router-dom'
import { loadScreenErrors } from '#gateway/failure.ts'
import type { TextKey } from '#i18n/languages.ts'
import { loadScreenTexts } from '#i18n/set-up.ts'
import type { OwnModule } from '#merchant/modules.ts'
import { type LazyPart, lazyPart } from '#ui/lazy-part.tsx'

/** The target of the back arrow; `none` has no arrow. */
export type Back = 'none' | 'home' | 'root' | 'history'

export interface Route {
  path: string
  /** Further addresses of the same screen. */
  also?: readonly string[]
  screen: ComponentType & Partial<Pick<LazyPart<object>, 'prefetch'>>
  /** The title of the header and of the document. */
  title: TextKey
  /** Whether the app's header is shown; screens without it have their own. */
  header: boolean
  bottomBar: boolean
  back: Back
  /** Only for members who are logged in. */
  session?: true
  /** Only for visitors. */
  visitor?: true
  /** The permission key the merchant's menu must grant. */
  permission?: string
  /** The module that must be on. */
  module?: OwnModule
}

/** Creates a lazy screen from a named export. It also loads the texts and errors that home does not need. */
function screen<Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) {
  return lazyPart(() => Promise.all([load(), loadScreenTexts(), loadScreenErrors()]).then(([module]) => module[name]))
}

const homeScreen = lazyPart(() => import('./home-screen.tsx').then(({ HomeScreen }) => HomeScreen))
const login = screen(() => import('#features/auth/login-screen.tsx'), 'LoginScreen')
const register = screen(() => import('#features/auth/register-screen.tsx'), 'RegisterScreen')
const trial = screen(() => import('#features/auth/trial-screen.tsx'), 'TrialScreen')
const deposit = screen(() => import('./deposit-screen.tsx'), 'DepositWithBalance')
const depositRecord = screen(() => import('#features/deposit/deposit-record-screen.tsx'), 'DepositRecordScreen')
const withdraw = screen(() => import('./withdraw-screen.tsx'), 'WithdrawWithWallet')
const withdrawRecord = screen(() => import('#features/withdraw/withdraw-record-screen.tsx'), 'WithdrawRecordScreen')
const security = screen(() => import('./security-screen.tsx'), 'SecurityWithPassword')
const forget = screen(() => import('#features/password/forget-screen.tsx'), 'ForgetScreen')
const changePassword = screen(() => import('#features/password/change-password-screen.tsx'), 'ChangePasswordScreen')
const gameList = screen(() => import('#features/games/list/game-list-screen.tsx'), 'GameListScreen')
const sportsGame = screen(() => import('#features/games/launch/sports-screen.tsx'), 'SportsScreen')
const gameCenter = screen(() => import('#features/games/game-center-screen.tsx'), 'GameCenterScreen')
const lottery = screen(() => import('#features/lottery/lottery-screen.tsx'), 'LotteryScreen')
const launchLottery = screen(() => import('#features/lottery/launch-screen.tsx'), 'LaunchLotteryScreen')
const startLottery = screen(() => import('#features/lottery/start-screen.tsx'), 'StartLotteryScreen')
const notice = screen(() => import('#features/announcements/notice-screen.tsx'), 'NoticeScreen')
const help = screen(() => import('#features/help/help-screen.tsx'), 'HelpScreen')
const helpDetail = screen(() => import('#features/help/help-detail-screen.tsx'), 'HelpDetailScreen')
const download = screen(() => import('#features/download/download-screen.tsx'), 'DownloadScreen')
const promotions = screen(() => import('#features/promotions/promotions-screen.tsx'), 'PromotionsScreen')
const rewards = screen(() => import('#features/rewards/rewards-screen.tsx'), 'RewardsScreen')
const referral = screen(() => import('#features/referral/referral-screen.tsx'), 'ReferralScreen')
const memberHome = screen(() => import('./member-home-screen.tsx'), 'MemberHomeScreen')
const benefits = screen(() => import('#features/member/benefits-screen.tsx'), 'BenefitsScreen')
const messageCenter = screen(() => import('#features/messages/message-center-screen.tsx'), 'MessageCenterScreen')
const inbox = screen(() => import('#features/messages/inbox-screen.tsx'), 'InboxScreen')
const rebate = screen(() => import('#features/member/rebate-screen.tsx'), 'RebateScreen')
const salaryContract = screen(() => import('#features/agent/contract-screens.tsx'), 'SalaryContractScreen')
const dividendContract = screen(() => import('#features/agent/contract-screens.tsx'), 'DividendContractScreen')
const hourContract = screen(() => import('#features/agent/contract-screens.tsx'), 'HourContractScreen')
const gameRecord = screen(() => import('#features/records/game-record-screen.tsx'), 'GameRecordScreen')
const accountRecord = screen(() => import('#features/records/account-record-screen.tsx'), 'AccountRecordScreen')
const profitAndLoss = screen(() => import('#features/records/profit-and-loss-screen.tsx'), 'ProfitAndLossScreen')

export const home: Route = {
  path: '/m/home',
  also: ['/', '/m', '/m/index', '/m/index.html'],
  screen: homeScreen,
  title: 'route.home',
  header: false,
  bottomBar: true,
  back: 'none',
}

export const isHome = (path: string): boolean => path === home.path

/** The route table: every screen and the chrome around it, by path. */
export const routes: readonly Route[] = [
  home,
  {
    path: '/m/login',
    screen: login,
    title: 'route.login',
    header: false,
    bottomBar: false,
    back: 'home',
    visitor: true,
  },
  {
    path: '/m/register',
    also: ['/m/register.html'],
    screen: register,
    title: 'route.register',
    header: false,
    bottomBar: false,
    back: 'root',
    visitor: true,
  },
  {
    path: '/m/trail',
    screen: trial,
    title: 'route.trial',
    header: true,
    bottomBar: true,
    back: 'home',
    module: 'FREEPLAY3',
  },
  { path: '/m/forget', screen: forget, title: 'route.forget', header: false, bottomBar: false, back: 'home' },
  {
    path: '/m/changePsw',
    screen: changePassword,
    title: 'route.change_password',
    header: true,
    bottomBar: false,
    back: 'none',
    session: true,
  },
  {
    path: '/m/voucherCenter',
    screen: deposit,
    title: 'route.deposit',
    header: true,
    bottomBar: true,
    back: 'history',
    session: true,
  },
  {
    path: '/m/vouReport',
    screen: depositRecord,
    title: 'route.deposit_record',
    header: true,
    bottomBar: true,
    back: 'history',
    session: true,
    permission: 'DEPRECM3',
  },
  {
    path: '/m/withdraw',
    screen: withdraw,
    title: 'menu.withdraw',
    header: true,
    bottomBar: true,
    back: 'history',
    session: true,
  },
  {
    path: '/m/withdrawReport',
    screen: withdrawRecord,
    title: 'route.withdraw_record',
    header: true,
    bottomBar: true,
    back: 'history',
    session: true,
  },
  { path: '/m/gameList', screen: gameList, title: 'route.game_list', header: false, bottomBar: false, back: 'history' },
  { path: '/m/sportsGame', screen: sportsGame, title: 'category.SPORTS', header: false, bottomBar: true, back: 'root' },
  {
    path: '/m/gameCenter',
    also: ['/m/game'],
    screen: gameCenter,
    title: 'route.game_center',
    header: true,
    bottomBar: true,
    back: 'history',
  },
  { path: '/m/lottery', screen: lottery, title: 'route.lottery', header: false, bottomBar: false, back: 'history' },
  {
    path: '/m/launchGame',
    screen: launchLottery,
    title: 'route.lottery',
    header: false,
    bottomBar: false,
    back: 'history',
    session: true,
  },
  {
    path: '/m/startLottery',
    screen: startLottery,
    title: 'route.lottery',
    header: false,
    bottomBar: false,
    back: 'history',
    session: true,
  },
  { path: '/m/notice', screen: notice, title: 'route.notice', header: true, bottomBar: false, back: 'history' },
  {
    path: '/m/message',
    screen: messageCenter,
    title: 'route.messages',
    header: false,
    bottomBar: true,
    back: 'history',
  },
  {
    path: '/m/webEmail',
    also: ['/m/messages'],
    screen: inbox,
    title: 'route.inbox',
    header: true,
    bottomBar: true,
    back: 'history',
    session: true,
    permission: 'MAILCEN',
    module: 'INBOX3',
  },
  {
    path: '/m/help',
    screen: help,
    title: 'route.help',
    header: true,
    bottomBar: false,
    back: 'history',
    module: 'COMM3',
  },
  {
    path: '/m/helpDetail',
    screen: helpDetail,
    title: 'route.help',
    header: true,
    bottomBar: false,
    back: 'history',
    module: 'COMM3',
  },
  { path: '/m/app', screen: download, title: 'route.app', header: false, bottomBar: false, back: 'history' },
  { path: '/m/activity', screen: promotions, title: 'route.promotions', header: false, bottomBar: true, back: 'home' },
  {
    path: '/m/rewardCenter',
    screen: rewards,
    title: 'route.rewards',
    header: true,
    bottomBar: true,
    back: 'history',
    session: true,
  },
  {
    path: '/m/inviteFriends',
    screen: referral,
    title: 'route.referral',
    header: true,
    bottomBar: true,
    back: 'history',
    session: true,
  },
  {
    path: '/m/member/home',
    screen: memberHome,
    title: 'route.member',
    header: true,
    bottomBar: true,
    back: 'history',
    session: true,
  },
  {
    path: '/m/member/benefits',
    screen: benefits,
    title: 'route.vip',
    header: true,
    bottomBar: true,
    back: 'history',
    session: true,
  },
  {
    path: '/m/member/manualRebate',
    screen: rebate,
    title: 'route.cashback',
    header: true,
    bottomBar: true,
    back: 'history',
    session: true,
    permission: 'MANPLAYREB3',
  },
  {
    path: '/m/member/agent/getSalaryContract',
    screen: salaryContract,
    title: 'agent.kind_salary',
    header: true,
    bottomBar: true,
    back: 'history',
    session: true,
  },
  {
    path: '/m/member/agent/getDevidendContract',
    screen: dividendContract,
    title: 'agent.kind_dividend',
    header: true,
    bottomBar: true,
    back: 'history',
    session: true,
  },
  {
    path: '/m/member/agent/getHourContract',
    screen: hourContract,
    title: 'agent.kind_hours',
    header: true,
    bottomBar: true,
    back: 'history',
    session: true,
  },
  {
    path: '/m/securityCenter',
    screen: security,
    title: 'route.security',
    header: true,
    bottomBar: true,
    back: 'history',
    session: true,
    permission: 'SECPRIV',
  },
  {
    path: '/m/gameRecord',
    screen: gameRecord,
    title: 'route.game_record',
    header: true,
    bottomBar: true,
    back: 'history',
    session: true,
    permission: 'TRANSBETREPMEM3',
  },
  {
    path: '/m/transaction/record',
    screen: accountRecord,
    title: 'route.account_record',
    header: true,
    bottomBar: true,
    back: 'history',
    session: true,
    permission: 'TRANSREC3',
  },
  {
    path: '/m/profitandloss',
    screen: profitAndLoss,
    title: 'route.profit_and_loss',
    header: true,
    bottomBar: true,
    back: 'history',
    session: true,
    permission: 'PERSREP',
  },
]

/** Lists each address that opens a screen. */
export const addresses = routes.flatMap((route) => [route.path, ...(route.also ?? [])].map((path) => ({ path, route })))

/** Returns the route of an address, which may have a query, or nothing if the address has no screen. */
export const routeOf = (address: string): Route | undefined => matchRoutes(addresses, address)?.[0]?.route.route
