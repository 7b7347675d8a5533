import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { ConfirmHost } from '#ui/confirm.tsx'
import { Toaster } from '#ui/toaster.tsx'
import { queryClient } from './query-client.ts'
import { Shell } from './shell.tsx'
import { StatusGate } from './status-gate.tsx'

export function App() {
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <StatusGate>
          <Shell />
        </StatusGate>
        <Toaster />
        <ConfirmHost />
      </QueryClientProvider>
    </StrictMode>
  )
}
