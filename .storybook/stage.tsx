import type { Decorator } from '@storybook/react-vite'
import { QueryClientProvider } from '@tanstack/react-query'
import { MemoryRouter, parsePath } from 'react-router-dom'
import { queryClient } from '#app/query-client.ts'
import { ConfirmHost } from '#ui/layers/confirm.tsx'
import { Toaster } from '#ui/layers/toaster.tsx'
import { isStudio } from './studio/is-studio.ts'
import { StudioStage } from './studio/studio-stage.tsx'

let entries = 0

/** Each story's entry has its own key, because the app keeps data by key, and the router gives every first entry the same one. */
const newEntry = (route: string) => ({ pathname: '/', ...parsePath(route), key: `story ${++entries}` })

/**
 * What the app puts around every screen: a route, the server state, and the hosts of toasts and questions. Studio brings its
 * own. A page that is neither's has none of it, and the height of the screen.
 */
export const stage: Decorator = (Story, { parameters: { fileName, ground, wide = false, route = '/m/home' } }) => {
  if (isStudio(fileName))
    return (
      <StudioStage wide={wide}>
        <Story />
      </StudioStage>
    )
  return ground === undefined ? (
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[newEntry(route)]} useTransitions={false}>
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
}
