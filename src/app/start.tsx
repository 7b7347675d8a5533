import { createRoot } from 'react-dom/client'
import { chosenMode } from '#brand/appearance.ts'
import { type PlatformStatus, refreshStatus, restoreStatus } from '#brand/platform-status.ts'
import { stored } from '#contract/stored.ts'
import { noteWebClip } from '#features/download/note-web-clip.ts'
import { defaultLanguage, type LanguageCode } from '#i18n/languages.ts'
import { onLanguageChange, setUpI18n } from '#i18n/set-up.ts'
import { belowBase, underBase } from '#platform/base.ts'
import { readStored } from '#platform/storage.ts'
import { loadFonts } from '#ui/fonts.ts'
import { applyMode, applyTheme } from '#ui/theme.ts'
import { App } from './app.tsx'
import { endWithSession } from './end-of-session.ts'
// Nearly everyone opens home first: it comes with the entry, though the route table names it as it does the others.
import { followTabs, lookAgainOnReturn } from './follow-tabs.ts'
import './home-screen.tsx'
import { queryClient } from './query-client.ts'

const dress = ({ brand }: PlatformStatus) => applyTheme(brand.theme, chosenMode() ?? brand.defaultTheme)

/** How long the first page waits for the gateway before it shows that there is no answer yet. */
const patienceMs = 3_000

const giveUp = () => new Promise<undefined>((resolve) => setTimeout(resolve, patienceMs))

/** The status of the last visit at once, or else the gateway's; nothing when neither comes soon. */
async function firstStatus(language: LanguageCode): Promise<PlatformStatus | undefined> {
  const fresh = refreshStatus(language).catch(() => undefined)
  return restoreStatus() ?? Promise.race([fresh, giveUp()])
}

/** Refuses to start an app whose stylesheet was lost or is another file: its tokens are missing. @throws Error */
function expectStyles() {
  if (!getComputedStyle(document.documentElement).getPropertyValue('--radius'))
    throw new Error('The stylesheet could not be loaded.')
}

/** Leads an address outside the app's base, for which the router shows nothing, to home. */
function enterBase() {
  if (belowBase(location.pathname) === undefined) history.replaceState(null, '', underBase('/m/home'))
}

/** Loads language and status, dresses the page, and only then shows the app. */
export async function start(): Promise<void> {
  expectStyles()
  enterBase()
  noteWebClip()
  endWithSession(queryClient)
  followTabs(queryClient)
  lookAgainOnReturn(queryClient)
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
