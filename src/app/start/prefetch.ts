import { belowBase } from '#platform/base.ts'
import { currentSession } from '#session/session.ts'
import { needsSession, type Route } from '../route.ts'
import { routeOf } from '../routes.ts'

declare global {
  interface Navigator {
    /** Not in every browser. */
    connection?: { saveData?: boolean }
  }
}

/** Returns the route that a route leads to: a visitor sees the login instead of a member's page. */
export const shownFor = (route: Route | undefined): Route | undefined =>
  route && needsSession(route) && !currentSession() ? routeOf('/m/login') : route

function prefetchLink({ target }: Event) {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]')
  if (!link || link.origin !== location.origin || navigator.connection?.saveData || !navigator.onLine) return
  const path = belowBase(link.pathname)
  if (path) shownFor(routeOf(path))?.screen.prefetch?.()
}

/** Fetches the screen of a link as soon as a person touches it, points at it or focuses it. */
export function prefetchLinks(): void {
  for (const event of ['pointerdown', 'pointerover', 'focusin']) document.addEventListener(event, prefetchLink)
}
