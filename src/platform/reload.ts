import { stored } from '#contract/stored.ts'
import { readStored, writeStored } from './storage.ts'
import { keepTyped } from './typed.ts'

/** The time limit for the server to name its build, and the least time between two automatic reloads. */
const answerMs = 5_000
const apartMs = 60_000

/** Returns the build's entry script, which identifies it: its name changes with every file of the build. */
const buildOf = (page: Document) => page.querySelector('script[type=module][src]')?.getAttribute('src') ?? undefined

/** Fetches this page and returns the build in it; undefined if the server does not answer with the page. */
async function deployedBuild(): Promise<string | undefined> {
  try {
    const answer = await fetch(location.pathname, {
      headers: { Accept: 'text/html' },
      cache: 'no-store',
      signal: AbortSignal.timeout(answerMs),
    })
    return answer.ok ? buildOf(new DOMParser().parseFromString(await answer.text(), 'text/html')) : undefined
  } catch {
    return undefined
  }
}

/** Reloads the page and keeps what the person typed into its forms, except secrets. */
export function reloadPage(): void {
  keepTyped()
  location.reload()
}

/** Records a reload from a build. Returns false if there was one already or if the browser cannot store the record. */
function noteReload(build: string): boolean {
  const last = readStored(stored.reloaded, 'sessionStorage')
  const at = Date.now()
  if (last && (last.build === build || at - last.at < apartMs)) return false
  writeStored(stored.reloaded, { build, at }, 'sessionStorage')
  return readStored(stored.reloaded, 'sessionStorage')?.at === at
}

/** Reloads the page, once, if the server has another build than the page runs. Returns whether it reloads. */
export async function reloadIfReplaced(): Promise<boolean> {
  const running = buildOf(document)
  const deployed = await deployedBuild()
  if (!running || !deployed || deployed === running || !noteReload(running)) return false
  reloadPage()
  return true
}

/**
 * Reloads the page if a person has just pressed something and the server answers with the page. Returns whether it
 * reloads. An automatic refetch never reloads: nothing would keep it from repeating.
 */
export async function reloadIfAnswered(): Promise<boolean> {
  const isAsked = navigator.userActivation?.isActive ?? false
  if (!isAsked || !(await deployedBuild())) return false
  reloadPage()
  return true
}
