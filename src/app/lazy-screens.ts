import type { ComponentType } from 'react'
import { loadScreenErrors } from '#gateway/failure.ts'
import { loadMemberTexts, loadScreenTexts } from '#i18n/set-up.ts'
import { lazyPart } from '#ui/loading/lazy-part.tsx'

/** Creates a lazy screen from a named export. It also loads the texts and errors that home does not need. */
function screen<Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) {
  return lazyPart(() => Promise.all([load(), loadScreenTexts(), loadScreenErrors()]).then(([module]) => module[name]))
}

/** Creates a lazy screen for members, with the texts of their screens. */
function memberScreen<Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) {
  return lazyPart(() => Promise.all([load(), loadMemberTexts(), loadScreenErrors()]).then(([module]) => module[name]))
}

/** The panel of home's header, whose texts home does not load. */
export const MemberPanel = lazyPart(() =>
  Promise.all([import('./menus/member-panel.tsx'), loadMemberTexts(), loadScreenErrors()]).then(
    ([module]) => module.MemberPanel,
  ),
)

/** Replaces a screen that only members may use. */
export const membersOnly = memberScreen(() => import('#ui/states/real-accounts-only.tsx'), 'MembersOnly')
export const home = lazyPart(() => import('./home/home-screen.tsx').then(({ HomeScreen }) => HomeScreen))
export const login = screen(() => import('./screens/login-screen.tsx'), 'LoginWithLanguage')
export const register = screen(() => import('./screens/register-screen.tsx'), 'RegisterWithLanguage')
export const trial = screen(() => import('#features/auth/trial-screen.tsx'), 'TrialScreen')
export const deposit = memberScreen(() => import('./screens/deposit-screen.tsx'), 'DepositWithBalance')
export const depositRecord = memberScreen(
  () => import('#features/deposit/deposit-record-screen.tsx'),
  'DepositRecordScreen',
)
export const withdraw = memberScreen(() => import('./screens/withdraw-screen.tsx'), 'WithdrawWithWallet')
export const withdrawRecord = memberScreen(
  () => import('#features/withdraw/withdraw-record-screen.tsx'),
  'WithdrawRecordScreen',
)
export const wallets = memberScreen(() => import('#features/wallet/wallets-screen.tsx'), 'WalletsScreen')
export const security = memberScreen(() => import('./screens/security-screen.tsx'), 'SecurityWithPassword')
export const saferPlay = memberScreen(() => import('#features/safer-play/safer-play-screen.tsx'), 'SaferPlayScreen')
export const forget = screen(() => import('./screens/forget-screen.tsx'), 'ForgetWithLanguage')
export const changePassword = screen(
  () => import('#features/password/change-password-screen.tsx'),
  'ChangePasswordScreen',
)
export const gameList = screen(() => import('#features/games/list/game-list-screen.tsx'), 'GameListScreen')
export const sportsGame = screen(() => import('./screens/watched-sports.tsx'), 'WatchedSports')
export const slotsCenter = screen(() => import('./screens/slots-screen.tsx'), 'SlotsScreen')
export const winners = screen(() => import('./screens/winners-screen.tsx'), 'WinnersScreen')
export const gameCenter = screen(() => import('./screens/game-center-screen.tsx'), 'GameCenterWithRanks')
export const lottery = screen(() => import('#features/lottery/lottery-screen.tsx'), 'LotteryScreen')
export const launchLottery = screen(() => import('#features/lottery/launch-screen.tsx'), 'LaunchLotteryScreen')
export const startLottery = screen(() => import('./screens/watched-lottery.tsx'), 'WatchedLottery')
export const notice = screen(() => import('#features/announcements/notice-screen.tsx'), 'NoticeScreen')
export const feedback = memberScreen(() => import('#features/feedback/feedback-screen.tsx'), 'FeedbackScreen')
export const help = screen(() => import('#features/help/help-screen.tsx'), 'HelpScreen')
export const helpDetail = screen(() => import('#features/help/help-detail-screen.tsx'), 'HelpDetailScreen')
export const agreement = screen(() => import('#features/help/agreement-screen.tsx'), 'AgreementScreen')
export const download = screen(() => import('#features/download/download-screen.tsx'), 'DownloadScreen')
export const promotions = screen(() => import('#features/promotions/promotions-screen.tsx'), 'PromotionsScreen')
export const applications = memberScreen(
  () => import('#features/promotions/applications-screen.tsx'),
  'ApplicationsScreen',
)
export const rewards = memberScreen(() => import('#features/rewards/rewards-screen.tsx'), 'RewardsScreen')
export const referral = memberScreen(() => import('#features/referral/referral-screen.tsx'), 'ReferralScreen')
export const memberHome = memberScreen(() => import('./screens/member-home-screen.tsx'), 'MemberHomeScreen')
export const memberActions = memberScreen(() => import('./screens/member-actions.tsx'), 'MemberActions')
export const benefits = memberScreen(() => import('#features/member/benefits-screen.tsx'), 'BenefitsScreen')
export const messageCenter = screen(() => import('#features/messages/message-center-screen.tsx'), 'MessageCenterScreen')
export const inbox = screen(() => import('#features/messages/inbox-screen.tsx'), 'InboxScreen')
export const rebate = memberScreen(() => import('#features/member/rebate-screen.tsx'), 'RebateScreen')
export const agentHome = memberScreen(() => import('./screens/agent-home-screen.tsx'), 'AgentHomeWithContracts')
export const agentTeam = memberScreen(() => import('#features/agent-center/team-screen.tsx'), 'TeamScreen')
export const agentRegister = memberScreen(
  () => import('#features/agent-center/register-downline-screen.tsx'),
  'RegisterDownlineScreen',
)
export const agentAffiliate = memberScreen(
  () => import('#features/agent-center/affiliate-screen.tsx'),
  'AffiliateScreen',
)
export const agentKpi = memberScreen(() => import('#features/agent-center/kpi-screen.tsx'), 'KpiScreen')
export const agentEarnings = memberScreen(() => import('./screens/agent-earnings-screen.tsx'), 'EarningsWithContracts')
export const salaryContract = memberScreen(() => import('#features/agent/contract-screens.tsx'), 'SalaryContractScreen')
export const dividendContract = memberScreen(
  () => import('#features/agent/contract-screens.tsx'),
  'DividendContractScreen',
)
export const hourContract = memberScreen(() => import('#features/agent/contract-screens.tsx'), 'HourContractScreen')
export const gameRecord = memberScreen(() => import('#features/records/game-record-screen.tsx'), 'GameRecordScreen')
export const accountRecord = memberScreen(
  () => import('./screens/account-record-screen.tsx'),
  'AccountRecordWithOrders',
)
export const profitAndLoss = memberScreen(
  () => import('#features/records/profit-and-loss-screen.tsx'),
  'ProfitAndLossScreen',
)
