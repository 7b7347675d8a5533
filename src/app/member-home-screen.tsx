import { Bell, CircleHelp, KeyRound, MessageSquareText, ShieldCheck, Smartphone } from 'lucide-react'
import { useContractEntries } from '#features/agent/use-contract-entries.tsx'
import { useSignOut } from '#features/auth/sign-out.ts'
import { MemberHome } from '#features/member/member-home.tsx'
import type { RowEntry, TileEntry } from '#features/member/menu.ts'
import { UnreadTotal } from '#features/messages/unread-total.tsx'
import { LanguageSelect } from '#features/preferences/language-select.tsx'
import { ThemeSwitch } from '#features/preferences/theme-switch.tsx'
import { LevelValue } from '#features/security/level-value.tsx'
import { Balance } from '#features/wallet/balance.tsx'
import { isStandalone } from '#platform/device.ts'
import { isRealAccount } from '#session/account-type.ts'
import { useSession } from '#session/session.ts'
import { glyphs } from '#ui/glyphs.ts'
import { recordEntries } from './member-entries.tsx'
import { useOffers } from './offers.ts'

/** The entries of one row; the later ones are in the bottom bar as well. */
const tilesInRow = 4

const tiles: readonly TileEntry[] = [
  { to: '/m/voucherCenter', label: 'menu.deposit', picture: glyphs.moneyBag },
  { to: '/m/withdraw', label: 'menu.withdraw', picture: glyphs.coin },
  { to: '/m/member/benefits', label: 'menu.vip', picture: glyphs.crown },
  { to: '/m/rewardCenter', label: 'bottom.reward', picture: glyphs.trophy },
  { to: '/m/inviteFriends', label: 'menu.invite', picture: glyphs.redEnvelope },
  { to: '/m/activity', label: 'bottom.promotion', picture: glyphs.gift },
]

const more: readonly RowEntry[] = [
  { to: '/m/securityCenter', label: 'route.security', icon: <ShieldCheck />, value: <LevelValue /> },
  { to: '/m/message', label: 'menu.messages', icon: <MessageSquareText />, value: <UnreadTotal /> },
  { to: '/m/changePsw', label: 'route.change_password', icon: <KeyRound /> },
  { to: '/m/notice', label: 'route.notice', icon: <Bell /> },
  { to: '/m/help', label: 'menu.help', icon: <CircleHelp /> },
  { to: '/m/app', label: 'menu.app', icon: <Smartphone /> },
]

/** Shows the member centre with parts of other features, and every entry that has a screen and is granted. */
export function MemberHomeScreen() {
  const offered = useOffers()
  const signOut = useSignOut()
  const inApp = isStandalone()
  const contracts = useContractEntries()
  const real = isRealAccount(useSession())
  /** The app offers no download of itself, and the security centre changes the password of a real account. */
  const isNeeded = (to: string) =>
    to === '/m/app' ? !inApp : to !== '/m/changePsw' || !real || !offered('/m/securityCenter')
  return (
    <MemberHome
      balance={<Balance controls />}
      language={<LanguageSelect />}
      theme={<ThemeSwitch />}
      tiles={tiles.filter(({ to }) => offered(to)).slice(0, tilesInRow)}
      records={recordEntries.filter(({ to }) => offered(to))}
      contracts={contracts}
      more={more.filter(({ to }) => offered(to) && isNeeded(to))}
      onSignOut={signOut}
    />
  )
}
