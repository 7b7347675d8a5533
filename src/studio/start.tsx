import { QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import * as z from 'zod/mini'
import { loadFonts } from '#ui/look/fonts.ts'
import { applyMode } from '#ui/look/theme.ts'
import { useChoices } from './choices.ts'
import { Kiosk } from './kiosk/kiosk.tsx'
import { keepTyping } from './phones/keep-typing.ts'
import { queryClient } from './query-client.ts'
import { Studio } from './studio.tsx'
import { speak } from './texts.ts'
import { takeBack } from './tours/set-aside.ts'
import { TourNotes } from './tours/tour-notes.tsx'

/** Returns the page that the address asks for: the presenter's notes, the kiosk, or Studio. */
function pageOf(search: string) {
  const query = new URLSearchParams(search)
  if (query.has('notes')) return <TourNotes />
  if (query.has('kiosk')) return <Kiosk />
  // A reload has ended the tour or the recording that set them aside.
  takeBack()
  return <Studio />
}

/** Loads the texts and renders the page. */
export async function start(): Promise<void> {
  // A file that is read here is refused in the words of the host, which distinguish a missing value from a wrong one.
  z.config(z.locales.en())
  const { language, theme } = useChoices.getState()
  applyMode(theme)
  await speak(language)
  void loadFonts()
  keepTyping()
  const root = document.getElementById('root')
  if (!root) throw new Error('The page of Studio has no element "root".')
  createRoot(root).render(<QueryClientProvider client={queryClient}>{pageOf(location.search)}</QueryClientProvider>)
}
