import {
  ArrowLeftRight,
  Bell,
  CircleHelp,
  ClipboardList,
  CreditCard,
  Crown,
  Gift,
  HeartPulse,
  KeyRound,
  Landmark,
  MessageSquareHeart,
  MessageSquareText,
  ShieldCheck,
  Smartphone,
  Trophy,
  UsersRound,
} from 'lucide-react'
import { useMemberTemplate } from '#brand/platform-status.ts'
import { useContractEntries } from '#features/agent/use-contract-entries.tsx'
import { useSignOut } from '#features/auth/sign-out.ts'
import { MemberHome } from '#features/member/member-home.tsx'
import type { ShortcutEntry } from '#features/member/menu.ts'
import { UnreadTotal } from '#features/messages/unread-total.tsx'
import { LanguageSelect } from '#features/preferences/language-select.tsx'
import { ThemeSwitch } from '#features/preferences/theme-switch.tsx'
import { LevelValue } from '#features/security/level-value.tsx'
import { Balance } from '#features/wallet/balance.tsx'
import { isInApp } from '#platform/device.ts'
import { isRealAccount, isTrial } from '#session/account-type.ts'
import { useOffers } from '#session/offers.ts'
import { useSession } from '#session/session.ts'
import { glyphs } from '#ui/content/glyphs.ts'
import type { LinkEntry } from '#ui/controls/link-rows.tsx'
import { agentEntry, recordEntries } from '../menus/member-entries.tsx'

/** The entries of the first row; the later ones are in the bottom bar as well, and replace those a merchant lacks. */
const inFirstRow = 4

const shortcuts: readonly ShortcutEntry[] = [
  { to: '/m/voucherCenter', label: 'menu.deposit', icon: <CreditCard />, picture: glyphs.creditCard },
  { to: '/m/withdraw', label: 'menu.withdraw', icon: <Landmark />, picture: glyphs.atm },
  { to: '/m/transfer', label: 'member.transfer', icon: <ArrowLeftRight />, picture: glyphs.repeat },
  { to: '/m/member/benefits', label: 'menu.vip', icon: <Crown />, picture: glyphs.crown },
  { to: '/m/rewardCenter', label: 'bottom.reward', icon: <Trophy />, picture: glyphs.trophy },
  { to: '/m/inviteFriends', label: 'menu.invite', icon: <UsersRound />, picture: glyphs.redEnvelope },
  { to: '/m/activity', label: 'bottom.promotion', icon: <Gift />, picture: glyphs.gift },
]

const more: readonly LinkEntry[] = [
  { to: '/m/securityCenter', label: 'route.security', icon: <ShieldCheck />, value: <LevelValue /> },
  { to: '/m/saferPlay', label: 'safer_play.title', icon: <HeartPulse /> },
  { to: '/m/applications', label: 'route.applications', icon: <ClipboardList /> },
  { to: '/m/message', label: 'menu.messages', icon: <MessageSquareText />, badge: <UnreadTotal /> },
  { to: '/m/changePsw', label: 'route.change_password', icon: <KeyRound /> },
  { to: '/m/notice', label: 'route.notice', icon: <Bell /> },
  { to: '/m/help', label: 'menu.help', icon: <CircleHelp /> },
  { to: '/m/feedback', label: 'route.feedback', icon: <MessageSquareHeart /> },
  { to: '/m/app', label: 'menu.app', icon: <Smartphone /> },
]

/** Shows the member centre with parts of other features, and every entry that has a screen and is granted. */
export function MemberHomeScreen() {
  const offered = useOffers()
  const signOut = useSignOut()
  const contracts = useContractEntries()
  const template = useMemberTemplate()
  const session = useSession()
  /** The app offers no download of itself. A trial has no password; the security centre changes that of a real account. */
  const isNeeded = (to: string) => {
    if (to === '/m/app') return !isInApp()
    if (to === '/m/changePsw') return !isTrial(session) && !(isRealAccount(session) && offered('/m/securityCenter'))
    return true
  }
  const groups = [
    { label: 'member.records' as const, entries: recordEntries.filter(({ to }) => offered(to)) },
    { label: 'agent.section' as const, entries: [agentEntry, ...contracts.entries].filter(({ to }) => offered(to)) },
    { label: 'menu.more' as const, entries: more.filter(({ to }) => offered(to) && isNeeded(to)) },
  ]
  return (
    <MemberHome
      template={template}
      balance={<Balance controls walletsAt="/m/transfer" />}
      language={<LanguageSelect />}
      theme={<ThemeSwitch />}
      shortcuts={shortcuts.filter(({ to }) => offered(to)).slice(0, inFirstRow)}
      groups={groups.filter(({ entries }) => entries.length > 0)}
      pending={contracts.isPending}
      onSignOut={signOut}
    />
  )
}
