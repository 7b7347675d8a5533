import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode, useEffect, useState } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { base } from '#platform/base.ts'
import { ConfirmHost } from '#ui/layers/confirm.tsx'
import { Toaster } from '#ui/layers/toaster.tsx'
import { FailureBoundary } from '#ui/states/failure-boundary.tsx'
import { queryClient } from './query-client.ts'
import { Screens } from './screens.tsx'
import { SlowNotice } from './shell/slow-notice.tsx'
import { StatusGate } from './status-gate.tsx'

interface AppProps {
  /** Called after the first render. */
  onShown: () => void
}

export function App({ onShown }: AppProps) {
  useFollowAddress()
  useEffect(onShown, [onShown])
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <BrowserRouter basename={base().slice(0, -1)} useTransitions={false}>
          <FailureBoundary look="page">
            <StatusGate>
              <Screens />
            </StatusGate>
          </FailureBoundary>
          <SlowNotice />
          <Toaster />
          <ConfirmHost />
        </BrowserRouter>
      </QueryClientProvider>
    </StrictMode>
  )
}

/** Reports a step through the history that a person makes between the first render and the router's first effect. */
function useFollowAddress() {
  const [first] = useState(() => location.href)
  useEffect(() => {
    if (location.href !== first) dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  }, [first])
}
