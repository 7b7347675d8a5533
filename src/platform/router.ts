import { createContext, useContext } from 'react'
import { useSearch, useLocation as useWouterLocation } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'

/** Where a location's state is read: the browser's history, unless a story keeps its own. */
export const LocationStateContext = createContext<() => unknown>(useHistoryState)

export interface Location {
  pathname: string
  /** With its question mark; empty when there is none. */
  search: string
  /** What the step that led here carried. */
  state: unknown
}

export function useLocation(): Location {
  const [pathname] = useWouterLocation()
  const search = useSearch()
  const useState = useContext(LocationStateContext)
  return { pathname, search: search && `?${search}`, state: useState() }
}

/** Whether this tab has been anywhere before; a browser that cannot tell counts its steps. */
const canGoBack = () => window.navigation?.canGoBack ?? history.length > 1

interface NavigateOptions {
  replace?: boolean
  state?: unknown
}

/** Goes to an address, or by a number of steps through the history. */
export function useNavigate(): (to: string | number, options?: NavigateOptions) => void {
  const [, navigate] = useWouterLocation()
  return (to, options) => (typeof to === 'number' ? history.go(to) : navigate(to, options))
}

/** Goes back a step; who came in by this very page has none to go back to, and is led home. */
export function useGoBack(): () => void {
  const navigate = useNavigate()
  return () => (canGoBack() ? navigate(-1) : navigate('/m/home'))
}
