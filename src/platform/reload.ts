import { stored } from '#contract/stored.ts'
import { readStored, writeStored } from './storage.ts'
import { keepTyped } from './typed.ts'

/** How long the server may take to name its build, and how far apart two reloads are that nobody asked for. */
const answerMs = 5_000
const apartMs = 60_000

/** A build is known by its entry script, whose name changes with every file of the build. */
const buildOf = (page: Document) => page.querySelector('script[type=module][src]')?.getAttribute('src') ?? undefined

/** Asks the server for this page and returns the build in it; undefined if there is no answer or no page in it. */
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

/** Loads the page again. What was typed into its forms stays. */
export function reloadPage(): void {
  keepTyped()
  location.reload()
}

/** Notes a reload from a build. Returns false if there was one already or if the browser does not keep the note. */
function noteReload(build: string): boolean {
  const last = readStored(stored.reloaded, 'sessionStorage')
  const at = Date.now()
  if (last && (last.build === build || at - last.at < apartMs)) return false
  writeStored(stored.reloaded, { build, at }, 'sessionStorage')
  return readStored(stored.reloaded, 'sessionStorage')?.at === at
}

/** Reloads the page if the server has another build than the page runs, once. Returns whether it does. */
export async function reloadIfReplaced(): Promise<boolean> {
  const running = buildOf(document)
  const deployed = await deployedBuild()
  if (!running || !deployed || deployed === running || !noteReload(running)) return false
  reloadPage()
  return true
}

/** Reloads the page if the server has it. Returns whether it does. For a person who asks: nothing keeps it from repeating. */
export async function reloadIfAnswered(): Promise<boolean> {
  if (!(await deployedBuild())) return false
  reloadPage()
  return true
}
