import { QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { loadFonts } from '#ui/fonts.ts'
import { applyMode } from '#ui/theme.ts'
import { useChoices } from './choices.ts'
import { queryClient } from './query-client.ts'
import { Studio } from './studio.tsx'
import { speak } from './texts.ts'

/** Loads the texts and renders the page. */
export async function start(): Promise<void> {
  const { language, theme } = useChoices.getState()
  applyMode(theme)
  await speak(language)
  void loadFonts()
  const root = document.getElementById('root')
  if (!root) throw new Error('The page of Studio has no element "root".')
  createRoot(root).render(
    <QueryClientProvider client={queryClient}>
      <Studio />
    </QueryClientProvider>,
  )
}
