import type { ReactNode } from 'react'
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary'
import { useTranslation } from 'react-i18next'
import { PartLost } from '#platform/load-part.ts'
import { Snackbar } from '../layers/snackbar.tsx'
import { resetLostParts, retryLostParts, useAttempt } from '../loading/lazy-part.tsx'
import { FailedState } from './failed-state.tsx'
import { useJoinedFailure } from './floating-failures.ts'

function useFailureText() {
  const { t } = useTranslation()
  return (error: unknown) => {
    if (!(error instanceof PartLost)) return t('unknown_error')
    return t(navigator.onLine ? 'loading_failed' : 'no_internet')
  }
}

function InPlace(failure: FallbackProps) {
  const text = useFailureText()
  return <FailedState message={text(failure.error)} onRetry={failure.resetErrorBoundary} />
}

function Floating({ onDismiss, ...failure }: FallbackProps & Pick<FailureBoundaryProps, 'onDismiss'>) {
  const text = useFailureText()(failure.error)
  const { isFirst, dismissAll } = useJoinedFailure(text, onDismiss)
  if (!isFirst) return null
  const close = () => {
    // Their buttons would otherwise show the same failure again.
    resetLostParts()
    dismissAll?.()
  }
  return <Snackbar text={text} onRetry={failure.resetErrorBoundary} onClose={dismissAll && close} />
}

interface FailureBoundaryProps {
  children: ReactNode
  /** Where a failure is shown: in place of the failed part, as a page, or over the page, as for a dialog. */
  look?: 'place' | 'page' | 'floating'
  /** Shown above the failure: a header for a screen that has its own. */
  header?: ReactNode
  /** Removes the failed part, if it floats and the page does not need it. */
  onDismiss?: () => void
}

/** Contains a failure: shows it where it happened, and offers a retry, which repeats all failed parts of the page. */
export function FailureBoundary({ children, look = 'place', header, onDismiss }: FailureBoundaryProps) {
  const attempt = useAttempt()
  const fallback = (failure: FallbackProps) => {
    if (look === 'floating') return <Floating {...failure} onDismiss={onDismiss} />
    const message = (
      <>
        {header}
        <InPlace {...failure} />
      </>
    )
    return look === 'page' ? <main>{message}</main> : message
  }
  return (
    <ErrorBoundary
      fallbackRender={fallback}
      resetKeys={[attempt]}
      onReset={({ reason }) => reason === 'imperative-api' && retryLostParts()}
    >
      {children}
    </ErrorBoundary>
  )
}
