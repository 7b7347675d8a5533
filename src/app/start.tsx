import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import {
  currentBrandIfAny,
  type PlatformStatus,
  refreshStatus,
  restoreStatus,
  systemState,
} from '#brand/platform-status.ts'
import { defaultLanguage } from '#contract/default-language.ts'
import { stored } from '#contract/stored.ts'
import { noteWebClip } from '#features/download/note-web-clip.ts'
import { dropFirstAnswers } from '#gateway/first-answers.ts'
import { prefetchTransport } from '#gateway/load-transport.ts'
import { formatNumber } from '#i18n/formats.ts'
import type { LanguageCode } from '#i18n/languages.ts'
import { onLanguageChange, setUpI18n, speakIn } from '#i18n/set-up.ts'
import { belowBase, underBase } from '#platform/base.ts'
import { nextTask } from '#platform/next-task.ts'
import { readStored } from '#platform/storage.ts'
import { wait } from '#platform/wait.ts'
import { settled } from '#ui/loading/settled.ts'
import { loadFonts } from '#ui/look/fonts.ts'
import { followTextSize } from '#ui/look/large-text.ts'
import { App } from './app.tsx'
import { endWithSession } from './start/end-of-session.ts'
import { prepareFirstScreen } from './start/first-screen.ts'
// Most visits open home first, so that it is part of the entry, although the route table names it like the others.
import { followTabs, lookAgainOnReturn } from './start/follow-tabs.ts'
import './home/home-screen.tsx'
import { queryClient } from './query-client.ts'
import { ignoreStrayPresses } from './start/ignore-stray-press.ts'
import { prefetchLinks } from './start/prefetch.ts'
import { keepPublicAnswers, restorePublicAnswers } from './start/public-answers.ts'
import { keepApp } from './worker/keep-app.ts'

/** How long the first page waits for the gateway before it reports a missing answer. */
const patienceMs = 3_000

/** Uses the status of the last visit at once, or waits for the gateway's; neither may come in time. */
async function firstStatus(language: LanguageCode): Promise<PlatformStatus | undefined> {
  const fresh = refreshStatus(language).catch(() => undefined)
  return restoreStatus() ?? Promise.race([fresh, wait(patienceMs)])
}

/** Redirects an address outside the app's base, for which the router has no screen, to home. */
function enterBase() {
  if (belowBase(location.pathname) === undefined) history.replaceState(null, '', underBase('/m/home'))
}

/** Loads language and status, renders the app, and then loads what only the rest of a visit needs. */
export async function start(): Promise<void> {
  await nextTask()
  enterBase()
  noteWebClip()
  endWithSession(queryClient)
  followTabs(queryClient)
  lookAgainOnReturn(queryClient)
  prefetchLinks()
  ignoreStrayPresses()
  followTextSize()
  const language = readStored(stored.language) ?? defaultLanguage
  // The browser loads its data of numbers with the first formatter, which else the first list of games would wait for.
  void nextTask().then(() => formatNumber(0, language))
  const [status] = await Promise.all([firstStatus(language), setUpI18n(language)])
  // The page of an unreachable gateway speaks like the merchant of the last visit.
  const brand = currentBrandIfAny()
  if (brand) await speakIn(brand.theme.look.voice)
  if (status) {
    restorePublicAnswers(queryClient, language)
    if (systemState(status) === 0) await prepareFirstScreen(queryClient, language)
  }
  // The status contains texts in the requested language.
  onLanguageChange((chosen) => void refreshStatus(chosen).catch(() => undefined))
  await nextTask()
  await show()
  void loadFonts()
  await settled()
  dropFirstAnswers()
  if (status) keepPublicAnswers(queryClient, language)
  // The rest of a visit needs the HTTP client, but not the first screen.
  await prefetchTransport()
  void keepApp()
}

/** Renders the app in a transition: React works in slices then, so that the page answers meanwhile. */
function show(): Promise<void> {
  const root = document.getElementById('root')
  return new Promise((resolve) => {
    if (root) startTransition(() => createRoot(root).render(<App onShown={resolve} />))
  })
}
