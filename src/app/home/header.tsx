import { Menu } from 'lucide-react'
import { memo, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useBrandLogo } from '#brand/brand-logo.ts'
import { useBrandName } from '#brand/brand-name.ts'
import type { SessionInfo } from '#contract/stored.ts'
import { gameSearchAddress } from '#features/games/list/game-list-address.ts'
import { useKnownProfile } from '#features/member/use-known-profile.ts'
import { Balance } from '#features/wallet/balance.tsx'
import { gatewayUrl } from '#gateway/gateway-base.ts'
import { afterPaint } from '#platform/after-paint.ts'
import { useSession } from '#session/session.ts'
import { Avatar } from '#ui/content/avatar.tsx'
import { buttonClass } from '#ui/controls/button-class.ts'
import { IconButton } from '#ui/controls/icon-button.tsx'
import { lazyPart } from '#ui/loading/lazy-part.tsx'
import { classes } from '#ui/look/classes.ts'
import { useWidth } from '#ui/look/use-width.ts'
import topBar from '#ui/page/top-bar.module.css'
import { FailureBoundary } from '#ui/states/failure-boundary.tsx'
import { MemberPanel } from '../lazy-screens.ts'
import { useOffered } from '../menus/use-offered.ts'
import styles from './header.module.css'

const SideMenu = lazyPart(() => import('../menus/side-menu.tsx').then((module) => module.SideMenu))

const deposit = '/m/voucherCenter'

function Visitor() {
  const { t } = useTranslation()
  return (
    <div className={styles.actions}>
      <Link to="/m/login" className={buttonClass({ kind: 'secondary', size: 'small' })}>
        {t('header.login')}
      </Link>
      <Link to="/m/register" className={buttonClass({ size: 'small' })}>
        {t('header.register')}
      </Link>
    </div>
  )
}

/**
 * Memoised, so that the side menu opens and closes without it. The press is painted before the panel opens, which takes
 * longer than a frame.
 */
const Member = memo(function Member({ session }: { session: SessionInfo }) {
  const { t } = useTranslation()
  const icon = useKnownProfile(session)?.headIcon.url
  const offered = useOffered()
  const [open, setOpen] = useState(false)
  const [wanted, setWanted] = useState(false)

  const openPanel = () => {
    setWanted(true)
    afterPaint(() => setOpen(true))
  }

  return (
    <div className={styles.wallet}>
      <button
        type="button"
        className={styles.member}
        aria-label={t('menu.member')}
        aria-haspopup="dialog"
        onPointerDown={MemberPanel.prefetch}
        onClick={openPanel}
      >
        <Avatar name={session.userName} imageUrl={icon && gatewayUrl(icon)} size={30} />
      </button>
      <Balance walletsAt="/m/transfer" />
      {offered(deposit) && (
        <Link to={deposit} className={classes(buttonClass({ size: 'small' }), styles.deposit)}>
          <span>{t('header.deposit')}</span>
        </Link>
      )}
      {wanted && (
        <FailureBoundary look="floating" onDismiss={() => setWanted(false)}>
          <Suspense>
            <MemberPanel open={open} onClose={() => setOpen(false)} offered={offered} />
          </Suspense>
        </FailureBoundary>
      )}
    </div>
  )
})

/**
 * Shows home's header: side menu, logo, a link to the search in a wide window, and login or the member's balance. The
 * press is painted before the menu opens, which takes longer than a frame.
 */
export function HomeHeader() {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const [wanted, setWanted] = useState(false)
  const logo = useBrandLogo()
  const name = useBrandName()
  const session = useSession()
  const wide = useWidth() === 'desktop'

  const openMenu = () => {
    setWanted(true)
    afterPaint(() => setOpen(true))
  }

  return (
    <>
      <header className={classes(topBar.bar, styles.home)}>
        <IconButton
          label={t('header.menu')}
          icon={<Menu />}
          onPointerDown={SideMenu.prefetch}
          onClick={openMenu}
          aria-haspopup="dialog"
        />
        <h1 className={styles.brand}>
          <Link to="/m/home">
            <img src={logo} alt="" width={30} height={30} />
            <span>{name}</span>
          </Link>
        </h1>
        {wide && (
          // No real field: another page's would break the composition of the first Korean or Japanese key.
          <Link to={gameSearchAddress()} className={styles.search}>
            {t('header.search')}
          </Link>
        )}
        {session ? <Member session={session} /> : <Visitor />}
      </header>
      {wanted && (
        <FailureBoundary look="floating" onDismiss={() => setWanted(false)}>
          <Suspense>
            <SideMenu open={open} onClose={() => setOpen(false)} />
          </Suspense>
        </FailureBoundary>
      )}
    </>
  )
}
