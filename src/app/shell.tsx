import { lazy, Suspense, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Redirect } from 'wouter'
import { useDownloadState } from '#features/download/download-store.ts'
import { useLaunchedGame } from '#features/games/launched-game.ts'
import { dropStaleEntry } from '#features/games/page-entry.ts'
import { useSession, useSessionLost } from '#gateway/session.ts'
import { useLocation } from '#platform/router.ts'
import { LoadingState } from '#ui/loading-state.tsx'
import { toast } from '#ui/toast.ts'
import { BottomBar } from './bottom-bar.tsx'
import { Header } from './header.tsx'
import { HomeHeader } from './home-header.tsx'
import { Offers } from './offers.ts'
import { isHome, type Route, routeOf } from './routes.ts'
import styles from './shell.module.css'
import { useGranted, useOffered } from './use-offered.ts'

const GameFrame = lazy(() => import('#features/games/game-frame.tsx').then((module) => ({ default: module.GameFrame })))
const DownloadPopup = lazy(() =>
  import('#features/download/download-popup.tsx').then((module) => ({ default: module.DownloadPopup })),
)

function useLostSessionNotice() {
  const { t } = useTranslation()
  const lost = useSessionLost()
  useEffect(() => {
    if (lost) toast.show(t(lost), { kind: 'error' })
  }, [lost, t])
}

/** A new page starts at its top and takes the focus, so that its name is read; going back, the browser finds its place. */
function usePageChange(path: string) {
  const goneBack = useRef(false)
  const main = useRef<HTMLElement>(null)
  const first = useRef(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is what the effect is about.
  useEffect(() => {
    if (!first.current) {
      if (!goneBack.current) window.scrollTo(0, 0)
      main.current?.focus({ preventScroll: true })
    }
    first.current = false
    goneBack.current = false
  }, [path])
  useEffect(() => {
    const note = () => {
      goneBack.current = location.pathname !== path
    }
    addEventListener('popstate', note)
    return () => removeEventListener('popstate', note)
  }, [path])
  return main
}

function Guarded({ route }: { route: Route }) {
  const { screen: Screen, session } = route
  const location = useLocation()
  const loggedIn = useSession() !== undefined
  const granted = useGranted()
  if (session && !loggedIn)
    return <Redirect to="/m/login" state={{ from: location.pathname + location.search }} replace />
  if (!granted(route)) return <Redirect to="/m/home" replace />
  return <Screen />
}

/** The chrome around every screen, as the route table says. */
export function Shell() {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const route = routeOf(pathname)
  const main = usePageChange(pathname)
  const popupWanted = useDownloadState(({ popupOpen }) => popupOpen)
  const offered = useOffered()
  const playing = useLaunchedGame(({ game }) => game !== undefined)
  useLostSessionNotice()
  useEffect(dropStaleEntry, [])

  return (
    <div className={styles.page}>
      {isHome(route.path) && <HomeHeader />}
      {route.header && <Header title={t(route.title)} back={route.back} />}
      <main ref={main} key={route.path} tabIndex={-1} className={styles.main} aria-label={t(route.title)}>
        <Suspense fallback={<LoadingState />}>
          <Offers value={offered}>
            <Guarded route={route} />
          </Offers>
        </Suspense>
      </main>
      {route.bottomBar && <BottomBar />}
      <Suspense>{popupWanted && <DownloadPopup />}</Suspense>
      <Suspense>{playing && <GameFrame />}</Suspense>
    </div>
  )
}
