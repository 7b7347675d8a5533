import { createRoot } from 'react-dom/client'
import { stored } from '#contract/stored.ts'
import { noteWebClip } from '#features/download/note-web-clip.ts'
import { chosenMode } from '#gateway/appearance.ts'
import { type PlatformStatus, refreshStatus, restoreStatus } from '#gateway/platform-status.ts'
import { defaultLanguage, type LanguageCode } from '#i18n/languages.ts'
import { onLanguageChange, setUpI18n } from '#i18n/set-up.ts'
import { readStored } from '#platform/storage.ts'
import { loadFonts } from '#ui/fonts.ts'
import { applyMode, applyTheme } from '#ui/theme.ts'
import { App } from './app.tsx'
// Nearly everyone opens home first: it comes with the entry, though the route table names it as it does the others.
import './home-screen.tsx'

const dress = ({ brand }: PlatformStatus) => applyTheme(brand.theme, chosenMode() ?? brand.defaultTheme)

/** The status of the last visit at once, or else the gateway's; nothing when neither is to be had. */
async function firstStatus(language: LanguageCode): Promise<PlatformStatus | undefined> {
  const fresh = refreshStatus(language).catch(() => undefined)
  return restoreStatus() ?? fresh
}

/** Loads language and status, dresses the page, and only then shows the app. */
export async function start(): Promise<void> {
  noteWebClip()
  applyMode(chosenMode() ?? 'light')
  const language = readStored(stored.language) ?? defaultLanguage
  const [status] = await Promise.all([firstStatus(language), setUpI18n(language)])
  if (status) dress(status)
  const root = document.getElementById('root')
  if (root) createRoot(root).render(<App />)
  loadFonts()
  // What the gateway says of itself it says in the language asked for.
  onLanguageChange((chosen) => void refreshStatus(chosen).catch(() => undefined))
}
