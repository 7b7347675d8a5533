import { Suspense, useEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation, useNavigationType } from 'react-router-dom'
import { useBrandName } from '#brand/brand-name.ts'
import { returnAddress } from '#features/auth/return-address.ts'
import { showDownloadPopup, useDownloadState } from '#features/download/download-store.ts'
import { leaveGame, useLaunchedGame } from '#features/games/launch/launched-game.ts'
import { GameFrame } from '#features/games/launch/lazy-game-frame.ts'
import { dropStaleEntry } from '#features/games/launch/page-entry.ts'
import { reloadPage } from '#platform/reload.ts'
import { isTrial } from '#session/account-type.ts'
import { useSession, useSessionLost } from '#session/session.ts'
import { FailureBoundary } from '#ui/failure-boundary.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { LoadingState } from '#ui/loading-state.tsx'
import { toast } from '#ui/toast.ts'
import { BottomBar } from './bottom-bar.tsx'
import { Header } from './header.tsx'
import { HomeHeader } from './home-header.tsx'
import { Offers } from './offers.ts'
import { isHome, type Route } from './routes.ts'
import styles from './shell.module.css'
import { useGranted, useOffered } from './use-offered.ts'

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
 * Scrolls a new page to its top and focuses it, so that screen readers read its name. The browser restores the place on
 * going back.
 */
function usePageChange(path: string, session: string | undefined) {
  const goneBack = useNavigationType() === 'POP'
  const main = useRef<HTMLElement>(null)
  const first = useRef(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: path and session are what the effect is about.
  useEffect(() => {
    if (!first.current) {
      delete document.documentElement.dataset.screen
      if (!goneBack) window.scrollTo(0, 0)
      main.current?.focus({ preventScroll: true })
    }
    first.current = false
  }, [path, session])
  return main
}

/** Names the document after the screen and the merchant; home after the merchant alone. */
function useDocumentTitle({ path, title }: Route) {
  const { t } = useTranslation()
  const brand = useBrandName()
  const text = isHome(path) ? brand : `${t(title)} · ${brand}`
  useEffect(() => {
    document.title = text
  }, [text])
}

function Guarded({ route }: { route: Route }) {
  const { screen: Screen } = route
  const location = useLocation()
  const session = useSession()
  const granted = useGranted()
  // The same element for each render of the shell, which then does not render the whole screen again.
  const screen = useMemo(() => <Screen />, [Screen])
  if (route.session && !session)
    return <Navigate to="/m/login" state={{ from: location.pathname + location.search }} replace />
  // A trial may still log in or register.
  if (route.visitor && session && !isTrial(session)) return <Navigate to={returnAddress(location.state)} replace />
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
        <GameFrame />
      </Suspense>
    </FailureBoundary>
  )
}

/** Renders a route's screen and the chrome around it. */
export function Shell({ route }: { route: Route }) {
  const { t } = useTranslation()
  const session = useSession()?.token
  const main = usePageChange(route.path, session)
  const popupWanted = useDownloadState(({ popupOpen }) => popupOpen)
  const offered = useOffered()
  const header = <Header title={t(route.title)} back={route.back} />
  useLostSessionNotice()
  useDocumentTitle(route)
  useEffect(dropStaleEntry, [])

  return (
    // A new session keeps nothing of the former member's screen.
    <div key={session} className={styles.page}>
      <FailureBoundary look="floating">
        {isHome(route.path) && <HomeHeader />}
        {route.header && header}
      </FailureBoundary>
      <main ref={main} key={route.path} tabIndex={-1} className={styles.main} aria-label={t(route.title)}>
        <FailureBoundary header={!route.header && !isHome(route.path) && header}>
          <Suspense fallback={<LoadingState onRetry={reloadPage} />}>
            <Offers value={offered}>
              <Guarded route={route} />
            </Offers>
          </Suspense>
        </FailureBoundary>
      </main>
      <FailureBoundary look="floating">{route.bottomBar && <BottomBar current={route.path} />}</FailureBoundary>
      {popupWanted && (
        <FailureBoundary look="floating" onDismiss={() => showDownloadPopup(false)}>
          <Suspense>
            <DownloadPopup />
          </Suspense>
        </FailureBoundary>
      )}
      <OpenGame />
    </div>
  )
}
