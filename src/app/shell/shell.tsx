import { type MouseEvent, type RefObject, Suspense, useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation, useNavigationType } from 'react-router-dom'
import { useBrandName } from '#brand/brand-name.ts'
import { addressAfterLogin } from '#features/auth/return-address.ts'
import { showDownloadPopup, useDownloadState } from '#features/download/download-store.ts'
import { GameInfoSheet } from '#features/games/info/lazy-game-info.ts'
import { hideInfo, useShownGame } from '#features/games/info/shown-game.ts'
import { leaveGame, useLaunchedGame } from '#features/games/launch/launched-game.ts'
import { GameFrame } from '#features/games/launch/lazy-game-frame.ts'
import { dropStaleEntry } from '#features/games/launch/page-entry.ts'
import { reloadPage } from '#platform/reload.ts'
import { isAgentLogin, isTrial } from '#session/account-type.ts'
import { agentDesk } from '#session/desk.ts'
import { Offers } from '#session/offers.ts'
import { useSession, useSessionLost } from '#session/session.ts'
import { toast } from '#ui/layers/toast.ts'
import { lazyPart } from '#ui/loading/lazy-part.tsx'
import { useWidth } from '#ui/look/use-width.ts'
import { FailureBoundary } from '#ui/states/failure-boundary.tsx'
import { LoadingState } from '#ui/states/loading-state.tsx'
import { HomeHeader } from '../home/header.tsx'
import { membersOnly } from '../lazy-screens.ts'
import { useGranted, useOffered } from '../menus/use-offered.ts'
import { needsSession, type Route } from '../route.ts'
import { isHome } from '../routes.ts'
import { Watched } from '../screens/watched.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { documentTitle } from './document-title.ts'
import { Header } from './header.tsx'
import { SideRail } from './lazy-side-rail.ts'
import styles from './shell.module.css'

const DownloadPopup = lazyPart(() =>
  import('#features/download/download-popup.tsx').then((module) => module.DownloadPopup),
)

function useLostSessionNotice() {
  const { t } = useTranslation()
  const lost = useSessionLost()
  useEffect(() => {
    if (lost) toast.show(t(lost), { kind: 'error' })
  }, [lost, t])
}

/**
 * Scrolls a new page to its top and focuses it, so that screen readers read its name, unless it has focused a field of
 * its own. The browser restores the place on going back.
 */
function usePageChange(path: string, session: string | undefined) {
  const goneBack = useNavigationType() === 'POP'
  const main = useRef<HTMLElement>(null)
  const first = useRef(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: path and session are what the effect is about.
  useLayoutEffect(() => {
    if (first.current) {
      first.current = false
      return
    }
    delete document.documentElement.dataset.screen
    // In the next frame, which lays the page out anyway; both would do so here as well.
    const frame = requestAnimationFrame(() => {
      if (!goneBack) window.scrollTo(0, 0)
      if (goneBack || !main.current?.contains(document.activeElement)) main.current?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [path, session])
  return main
}

/** Names the document after the screen and the merchant; home after the merchant alone. */
function useDocumentTitle(route: Route) {
  const { t } = useTranslation()
  const text = documentTitle(route, t, useBrandName())
  useEffect(() => {
    document.title = text
  }, [text])
}

function Guarded({ route }: { route: Route }) {
  const location = useLocation()
  const session = useSession()
  const Screen = route.audience === 'members' && isAgentLogin(session) ? membersOnly : route.screen
  const granted = useGranted()
  // The same element for each render of the shell, which then does not render the whole screen again.
  const screen = useMemo(() => <Screen />, [Screen])
  if (needsSession(route) && !session)
    return (
      <Navigate
        to={route.audience === 'agents' ? agentDesk : '/m/login'}
        state={{ from: location.pathname + location.search }}
        replace
      />
    )
  // A trial may still log in or register.
  if (route.audience === 'visitors' && session && !isTrial(session))
    return <Navigate to={addressAfterLogin(session, location)} replace />
  if (!granted(route)) return <Navigate to="/m/home" replace />
  return screen
}

/** Shows the open game, if any; a separate component, so that nothing else renders when it opens or closes. */
function OpenGame() {
  const playing = useLaunchedGame(({ game }) => game !== undefined)
  if (!playing) return null
  return (
    <FailureBoundary look="floating" onDismiss={leaveGame}>
      <Suspense>
        <GameFrame aside={<Watched onLeave={leaveGame} />} />
      </Suspense>
    </FailureBoundary>
  )
}

/** Shows the information about a game, once one was asked for. */
function ShownInfo() {
  const wanted = useShownGame(({ game }) => game !== undefined)
  if (!wanted) return null
  return (
    <FailureBoundary look="floating" onDismiss={hideInfo}>
      <Suspense>
        <GameInfoSheet />
      </Suspense>
    </FailureBoundary>
  )
}

/** Leads the keyboard past the header, and leaves the address as it is. */
function SkipLink({ main }: { main: RefObject<HTMLElement | null> }) {
  const { t } = useTranslation()
  const skip = (event: MouseEvent) => {
    event.preventDefault()
    main.current?.focus()
  }
  return (
    // biome-ignore lint/a11y/useValidAnchor: it leads within the page, but a fragment is relative to the page's base
    <a href="#content" className={styles.skip} onClick={skip}>
      {t('common.skip')}
    </a>
  )
}

/** Renders a route's screen and the chrome around it. */
export function Shell({ route }: { route: Route }) {
  const { t } = useTranslation()
  const session = useSession()?.token
  const main = usePageChange(route.path, session)
  const popupWanted = useDownloadState(({ popupOpen }) => popupOpen)
  const offered = useOffered()
  const rail = useWidth() === 'desktop'
  const header = <Header route={route} />
  useLostSessionNotice()
  useDocumentTitle(route)
  useEffect(dropStaleEntry, [])

  return (
    // A new session keeps nothing of the former member's screen.
    <div key={session} className={styles.page}>
      <SkipLink main={main} />
      {rail && (
        <FailureBoundary look="floating">
          <Suspense>
            <SideRail current={route.path} />
          </Suspense>
        </FailureBoundary>
      )}
      <FailureBoundary look="floating">
        {isHome(route.path) && <HomeHeader />}
        {route.header && header}
      </FailureBoundary>
      <main
        ref={main}
        id="content"
        key={route.path}
        tabIndex={-1}
        className={styles.main}
        data-wide={route.wide ? '' : undefined}
        aria-label={t(route.title)}
      >
        <FailureBoundary header={!route.header && !isHome(route.path) && header}>
          <Suspense fallback={<LoadingState onRetry={reloadPage} />}>
            <Offers value={offered}>
              <Guarded route={route} />
            </Offers>
          </Suspense>
        </FailureBoundary>
      </main>
      <FailureBoundary look="floating">
        {!rail && route.bottomBar && <BottomBar current={route.path} />}
      </FailureBoundary>
      {popupWanted && (
        <FailureBoundary look="floating" onDismiss={() => showDownloadPopup(false)}>
          <Suspense>
            <DownloadPopup />
          </Suspense>
        </FailureBoundary>
      )}
      <ShownInfo />
      <OpenGame />
    </div>
  )
}
