import type { Decorator } from '@storybook/react-vite'
import { QueryClientProvider } from '@tanstack/react-query'
import { MemoryRouter } from 'react-router-dom'
import { queryClient } from '#app/query-client.ts'
import { ConfirmHost } from '#ui/confirm.tsx'
import { Toaster } from '#ui/toaster.tsx'

/**
 * What the app puts round every screen: a route, the server state, and the hosts of toasts and questions. A page that is
 * not the app's has none of it, and the height of the screen.
 */
export const stage: Decorator = (Story, { parameters: { ground, route = '/m/home' } }) =>
  ground === undefined ? (
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[route]} useTransitions={false}>
        <Story />
      </MemoryRouter>
      <Toaster />
      <ConfirmHost />
    </QueryClientProvider>
  ) : (
    <div style={{ height: '100dvh' }}>
      <Story />
    </div>
  )
