import type { Decorator } from '@storybook/react-vite'
import { QueryClientProvider } from '@tanstack/react-query'
import { queryClient } from '#app/query-client.ts'
import { ConfirmHost } from '#ui/confirm.tsx'
import { Toaster } from '#ui/toaster.tsx'
import { MemoryRouter } from './memory-router.tsx'

/** What the app puts round every screen: a route, the server state, and the hosts of toasts and questions. */
export const stage: Decorator = (Story, { parameters }) => (
  <QueryClientProvider client={queryClient}>
    <MemoryRouter route={parameters.route ?? '/m/home'}>
      <Story />
    </MemoryRouter>
    <Toaster />
    <ConfirmHost />
  </QueryClientProvider>
)
