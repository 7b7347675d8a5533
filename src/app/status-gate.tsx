import { lazy, type ReactNode, Suspense, useEffect } from 'react'
import { useChosenMode } from '#gateway/appearance.ts'
import { type PlatformStatus, refreshStatus, systemState, useStatusIfAny } from '#gateway/platform-status.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { applyTheme } from '#ui/theme.ts'

const LanguageSelect = lazy(() =>
  import('#features/preferences/language-select.tsx').then((module) => ({ default: module.LanguageSelect })),
)
const Maintenance = lazy(() =>
  import('#features/system/maintenance-screen.tsx').then(({ MaintenanceScreen }) => ({ default: MaintenanceScreen })),
)
const Region = lazy(() =>
  import('#features/system/region-screen.tsx').then(({ RegionScreen }) => ({ default: RegionScreen })),
)
const StatusFailed = lazy(() =>
  import('#features/system/status-failed-screen.tsx').then(({ StatusFailedScreen }) => ({
    default: StatusFailedScreen,
  })),
)

/** Keeps the page in the merchant's dress when merchant or mode changes under the app. */
function useTheme(status: PlatformStatus | undefined) {
  const chosen = useChosenMode()
  useEffect(() => {
    if (status) applyTheme(status.brand.theme, chosen ?? status.brand.defaultTheme)
  }, [status, chosen])
}

function useDocumentTitle(status: PlatformStatus | undefined) {
  const language = useLanguage()
  useEffect(() => {
    if (status) document.title = status.brand.name[language === 'KO' ? 'ko' : 'en']
  }, [status, language])
}

/** Lets the app show only while the platform is open: 1 is the maintenance page, 2 the region page. */
export function StatusGate({ children }: { children: ReactNode }) {
  const status = useStatusIfAny()
  const language = useLanguage()
  useTheme(status)
  useDocumentTitle(status)

  const shared = { onRetry: () => refreshStatus(language), language: <LanguageSelect /> }
  const state = status ? systemState(status) : undefined
  if (state === 0) return children
  return (
    <Suspense>
      {!status && <StatusFailed {...shared} />}
      {status && state === 1 && <Maintenance status={status} {...shared} />}
      {status && state === 2 && <Region status={status} {...shared} />}
    </Suspense>
  )
}
