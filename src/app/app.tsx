import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { Router } from 'wouter'
import { base } from '#platform/base.ts'
import { ConfirmHost } from '#ui/confirm.tsx'
import { FailureBoundary } from '#ui/failure-boundary.tsx'
import { Toaster } from '#ui/toaster.tsx'
import { queryClient } from './query-client.ts'
import { Shell } from './shell.tsx'
import { SlowNotice } from './slow-notice.tsx'
import { StatusGate } from './status-gate.tsx'

export function App() {
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <Router base={base().slice(0, -1)}>
          <FailureBoundary look="page">
            <StatusGate>
              <Shell />
            </StatusGate>
          </FailureBoundary>
          <SlowNotice />
          <Toaster />
          <ConfirmHost />
        </Router>
      </QueryClientProvider>
    </StrictMode>
  )
}
