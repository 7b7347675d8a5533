import { stored } from '#contract/stored.ts'
import type { GatewayError } from '#mock-server/values/fail.ts'
import { changesTo } from '#mock-server/world/axes/all.ts'
import { readPoint } from '#mock-server/world/axes/point-text.ts'
import type { Scenario } from '#mock-server/world/scenarios/scenario.ts'
import { freshWorldName } from '#mock-server/world/worlds/fresh-world-name.ts'
import { personaStorage } from '#mock-server/world/worlds/persona-storage.ts'
import type { Worlds } from '#mock-server/world/worlds/worlds.ts'
import { answerFailure, asGatewayError } from './answer.ts'
import { framePageOf } from './frame-page.ts'
import { htmlHeaders } from './html-headers.ts'
import { linkParameter } from './link-keys.ts'
import type { GatewayRequest, TextAnswer } from './message.ts'
import { baseOf } from './world-address.ts'
import { wrongNamePage } from './wrong-name-page.ts'

/** Returns JSON that is safe inside a script element. */
const inScript = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')

/** What links to a world store: its first visit, and the last answers, which are the largest part. */
const linked = /^\/w\/(w-[^/@]+)[^/]*\//
const answersKey = stored.publicAnswers.key

/**
 * The page stores the persona's entries and opens the app. Each link creates a world, so it first removes the entries of
 * worlds that are gone, and the answers that other worlds keep. Without storage the app opens as for a visitor.
 */
const page = (kept: Record<string, unknown>, address: string, worlds: readonly string[]) => `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Parlor</title><script>
try {
  for (const key of Object.keys(localStorage)) {
    const [, world] = ${linked}.exec(key) ?? []
    if (world && (key.endsWith('/${answersKey}') || !${inScript(worlds)}.includes(world))) localStorage.removeItem(key)
  }
  for (const [key, value] of Object.entries(${inScript(kept)})) localStorage.setItem(key, JSON.stringify(value))
} catch {}
location.replace(${inScript(address)})
</script></html>`

/** Returns the page address without the parameters of this page; a scenario's route replaces a bare `/`. */
function target({ path, query }: GatewayRequest, { route }: Pick<Scenario, 'route'>): string {
  const rest = new URLSearchParams(query)
  for (const name of ['scenario', 'seed', 'merchant', 'axes', linkParameter]) rest.delete(name)
  const page = ['', '/'].includes(path) && route ? route : path
  const address = page.replace(/^[/\\]+/, '')
  return rest.size > 0 ? `${address}?${rest}` : address
}

/** Returns the scenario of a page address; a merchant alone means the default one. Undefined if it names neither. */
export function namedScenario({ path, query }: Pick<GatewayRequest, 'path' | 'query'>): string | undefined {
  const scenario = query.get('scenario')
  if (scenario !== null) return scenario
  // Vendors' pages have parameters of their own.
  const isAppPage = !path.startsWith('/__') && framePageOf(path) === undefined
  return isAppPage && query.has('merchant') ? 'default' : undefined
}

async function enter(scenario: string, request: GatewayRequest, worlds: Worlds): Promise<TextAnswer> {
  const { query } = request
  const name = freshWorldName(worlds)
  const seed = query.get('seed') || 'parlor'
  const world = await worlds.replace({
    name,
    scenario,
    seed,
    merchant: query.get('merchant') || undefined,
    changes: changesTo(worlds.scenarioNamed(scenario), readPoint(query.get('axes') ?? '')),
    disposable: true,
  })
  const described = worlds.scenarioOf(world)
  const base = baseOf(name)
  const storage = Object.entries(personaStorage(world, described)).map(([key, value]) => [base + key, value])
  return {
    status: 200,
    headers: htmlHeaders,
    body: page(
      Object.fromEntries(storage),
      base + target(request, described),
      worlds.list().map(({ name }) => name),
    ),
  }
}

/** Returns a page with the names that exist, for a browser; tools get JSON. */
function refusal(request: GatewayRequest, error: GatewayError, worlds: Worlds): TextAnswer {
  const wantsPage = request.header('accept')?.includes('text/html')
  if (!wantsPage) return answerFailure(error, Date.now())
  return { status: error.status, headers: htmlHeaders, body: wrongNamePage(request, error.message, worlds) }
}

/**
 * Answers a page address that carries `?scenario=` or `?merchant=`. It always creates a new world, stores the persona's session under the
 * world's base and opens the page there. The parameters `seed`, `merchant` and `axes` are optional. Returns undefined for any
 * other request.
 */
export async function scenarioPage(request: GatewayRequest, worlds: Worlds): Promise<TextAnswer | undefined> {
  const scenario = namedScenario(request)
  // HEAD requests only the headers of a page, and creates nothing.
  if (scenario === undefined || request.method === 'HEAD') return undefined
  try {
    return await enter(scenario, request, worlds)
  } catch (thrown) {
    return refusal(request, asGatewayError(thrown), worlds)
  }
}
