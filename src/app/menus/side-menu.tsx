import {
  BadgePercent,
  ChevronRight,
  CircleHelp,
  Crown,
  Headset,
  Landmark,
  LogOut,
  MessageSquareHeart,
  MessageSquareText,
  Smartphone,
  UsersRound,
  Wallet,
  X,
} from 'lucide-react'
import { memo, type ReactNode, useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useBrandLogo } from '#brand/brand-logo.ts'
import { useBrandName } from '#brand/brand-name.ts'
import { useSignOut } from '#features/auth/sign-out.ts'
import { CustomerService } from '#features/messages/customer-service.tsx'
import { LanguageSelect } from '#features/preferences/language-select.tsx'
import { ThemeSwitch } from '#features/preferences/theme-switch.tsx'
import type { TextKey } from '#i18n/languages.ts'
import { isInApp } from '#platform/device.ts'
import { useSession } from '#session/session.ts'
import { Button } from '#ui/controls/button.tsx'
import { IconButton } from '#ui/controls/icon-button.tsx'
import { SideSheet } from '#ui/layers/side-sheet.tsx'
import { useLeave } from '#ui/layers/use-leave.ts'
import { useStable } from '#ui/loading/use-stable.ts'
import styles from './side-menu.module.css'
import { SideMenuGames } from './side-menu-games.tsx'
import { SideMenuMember } from './side-menu-member.tsx'
import { useOffered } from './use-offered.ts'

interface Entry {
  to: string
  label: TextKey
  icon: ReactNode
}

const moneyTiles: readonly Entry[] = [
  { to: '/m/voucherCenter', label: 'menu.deposit', icon: <Wallet /> },
  { to: '/m/withdraw', label: 'menu.withdraw', icon: <Landmark /> },
]

const memberTiles: readonly Entry[] = [
  { to: '/m/member/benefits', label: 'menu.vip', icon: <Crown /> },
  { to: '/m/inviteFriends', label: 'menu.invite', icon: <UsersRound /> },
  { to: '/m/member/manualRebate', label: 'menu.cashback', icon: <BadgePercent /> },
]

function Tiles({ entries, onPick }: { entries: readonly Entry[]; onPick: () => void }) {
  const { t } = useTranslation()
  const isOffered = useOffered()
  const offered = entries.filter(({ to }) => isOffered(to))
  if (offered.length === 0) return null
  return (
    <div className={styles.tiles}>
      {offered.map(({ to, label, icon }) => (
        <Link key={to} to={to} className={styles.tile} onClick={onPick}>
          {icon}
          {t(label)}
        </Link>
      ))}
    </div>
  )
}

function Row({ to, icon, children, onPick }: { to: string; icon: ReactNode; children: ReactNode; onPick: () => void }) {
  return (
    <Link to={to} className={styles.row} onClick={onPick}>
      {icon}
      <span>{children}</span>
      <ChevronRight className={styles.chevron} size={18} />
    </Link>
  )
}

interface SideMenuProps {
  open: boolean
  onClose: () => void
}

/** Lists all destinations from home, and the logout. */
export function SideMenu({ open, onClose }: SideMenuProps) {
  const { t } = useTranslation()
  const { leave, leavingProps } = useLeave(onClose)
  return (
    <SideSheet open={open} onClose={leave} leavingProps={leavingProps} label={t('header.menu')}>
      <Menu onLeave={useStable<void, void>(leave)} onPick={useStable<void, void>(onClose)} />
    </SideSheet>
  )
}

interface MenuProps {
  onLeave: () => void
  onPick: () => void
}

/** Memoised, because opening and closing change nothing in it. The part below the head renders once the menu is open. */
const Menu = memo(function Menu({ onLeave, onPick }: MenuProps) {
  const { t } = useTranslation()
  const logo = useBrandLogo()
  const name = useBrandName()
  const open = useDeferredValue(true, false)
  return (
    <div className={styles.menu}>
      <div className={styles.head}>
        <img src={logo} alt="" width={32} height={32} />
        <strong>{name}</strong>
        <IconButton label={t('common.close')} icon={<X />} onClick={onLeave} />
      </div>
      {open && <Destinations onPick={onPick} />}
    </div>
  )
})

function Destinations({ onPick }: Pick<MenuProps, 'onPick'>) {
  const { t } = useTranslation()
  const loggedIn = useSession() !== undefined
  const signOut = useSignOut()
  const [contacting, setContacting] = useState(false)
  const offered = useOffered()
  return (
    <>
      <Tiles entries={moneyTiles} onPick={onPick} />
      <Tiles entries={memberTiles} onPick={onPick} />
      <SideMenuGames onPick={onPick} />
      <SideMenuMember onPick={onPick} />
      <nav className={styles.rows} aria-label={t('menu.more')}>
        <Row to="/m/message" icon={<MessageSquareText />} onPick={onPick}>
          {t('menu.messages')}
        </Row>
        {offered('/m/help') && (
          <Row to="/m/help" icon={<CircleHelp />} onPick={onPick}>
            {t('menu.help')}
          </Row>
        )}
        {offered('/m/feedback') && (
          <Row to="/m/feedback" icon={<MessageSquareHeart />} onPick={onPick}>
            {t('route.feedback')}
          </Row>
        )}
        {!isInApp() && (
          <Row to="/m/app" icon={<Smartphone />} onPick={onPick}>
            {t('menu.app')}
          </Row>
        )}
      </nav>
      <div className={styles.preferences}>
        <LanguageSelect />
        <ThemeSwitch />
      </div>
      <Button kind="secondary" wide icon={<Headset />} onClick={() => setContacting(true)}>
        {t('menu.customer_service')}
      </Button>
      <CustomerService open={contacting} onClose={() => setContacting(false)} />
      {loggedIn && (
        <Button kind="secondary" wide icon={<LogOut />} onClick={() => void signOut().then((left) => left && onPick())}>
          {t('menu.sign_out')}
        </Button>
      )}
    </>
  )
}
