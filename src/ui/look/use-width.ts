import type { Width } from '#merchant/columns.ts'
import { desktopQuery } from './desktop.ts'
import { useMediaQuery } from './use-media-query.ts'

/** Returns the window's width. src/ui/styles/tokens.css has the same limits. */
export function useWidth(): Width {
  const isDesktop = useMediaQuery(desktopQuery)
  const isTablet = useMediaQuery('(min-width: 768px)')
  if (isDesktop) return 'desktop'
  return isTablet ? 'tablet' : 'phone'
}
