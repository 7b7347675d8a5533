import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { loadFonts } from './fonts.ts'
import { loadTexts } from './page-texts.ts'

/** Renders a page into its html file's element with this id, once the texts of its language are loaded. */
export async function mountPage(id: 'game' | 'page', language: string, page: ReactNode): Promise<void> {
  document.documentElement.lang = language
  await loadTexts(language)

  const place = document.getElementById(id)
  if (!place)
    throw new Error(`${location.pathname} has no element with the id "${id}". Add it to the page's html file.`)
  createRoot(place).render(page)
  loadFonts()
}
