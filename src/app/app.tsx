import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { base } from '#platform/base.ts'
import { ConfirmHost } from '#ui/confirm.tsx'
import { FailureBoundary } from '#ui/failure-boundary.tsx'
import { Toaster } from '#ui/toaster.tsx'
import { queryClient } from './query-client.ts'
import { Screens } from './screens.tsx'
import { SlowNotice } from './slow-notice.tsx'
import { StatusGate } from './status-gate.tsx'

export function App() {
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
