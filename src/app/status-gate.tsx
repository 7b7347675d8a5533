import { type ReactNode, Suspense, useEffect, useInsertionEffect } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { useChosenMode } from '#brand/appearance.ts'
import {
  type PlatformStatus,
  refreshStatus,
  systemState,
  useBrandIfAny,
  useStatusIfAny,
} from '#brand/platform-status.ts'
import { inLanguage } from '#contract/localised.ts'
import { useLanguage } from '#i18n/use-language.ts'
import type { Brand } from '#merchant/brand.ts'
import { reloadPage } from '#platform/reload.ts'
import { lazyPart } from '#ui/loading/lazy-part.tsx'
import { applyTheme } from '#ui/look/theme.ts'
import { LoadingState } from '#ui/states/loading-state.tsx'

const LanguageSelect = lazyPart(() =>
  import('#features/preferences/language-select.tsx').then((module) => module.LanguageSelect),
)
const Maintenance = lazyPart(() =>
  import('#features/system/maintenance-screen.tsx').then((module) => module.MaintenanceScreen),
)
const Unreachable = lazyPart(() =>
  import('#features/system/status-failed-screen.tsx').then((module) => module.StatusFailedScreen),
)
const Region = lazyPart(() => import('#features/system/region-screen.tsx').then((module) => module.RegionScreen))

/**
 * Applies the merchant's theme whenever the merchant or the mode changes. At the start it comes with the app's first
 * parts, before they are measured: until then the page before the app stays, which may look different.
 */
function useTheme(brand: Brand | undefined) {
  const chosen = useChosenMode()
  useInsertionEffect(() => {
    if (brand) applyTheme(brand.theme, chosen ?? brand.defaultTheme)
  }, [brand, chosen])
}

/** Names a closed platform; the shell names the screens of an open one. */
function useClosedTitle(status: PlatformStatus | undefined, brand: Brand | undefined) {
  const language = useLanguage()
  const isOpen = status && systemState(status) === 0
  useEffect(() => {
    if (brand && !isOpen) document.title = inLanguage(brand.name, language)
  }, [brand, isOpen, language])
}

/** The page omits the choice of language if its file cannot be fetched. */
const language = (
  <ErrorBoundary fallback={null}>
    <Suspense>
      <LanguageSelect />
    </Suspense>
  </ErrorBoundary>
)

/** Renders the app only while the platform is open, otherwise the maintenance page (1) or the region page (2). */
export function StatusGate({ children }: { children: ReactNode }) {
  const status = useStatusIfAny()
  const code = useLanguage()
  const brand = useBrandIfAny()
  useTheme(brand)
  useClosedTitle(status, brand)

  const shared = { onRetry: () => refreshStatus(code), language }
  if (status && systemState(status) === 0) return children
  return (
    <Suspense fallback={<LoadingState onRetry={reloadPage} />}>
      {!status && <Unreachable {...shared} />}
      {status && systemState(status) === 1 && <Maintenance status={status} {...shared} />}
      {status && systemState(status) === 2 && <Region status={status} {...shared} />}
    </Suspense>
  )
}
