import { freshWorldName } from '#mock-server/world/fresh-world-name.ts'
import { personaStorage } from '#mock-server/world/persona-storage.ts'
import type { Scenario } from '#mock-server/world/scenario.ts'
import type { Worlds } from '#mock-server/world/worlds.ts'
import { answerFailure, asGatewayError } from './answer.ts'
import { linkParameter } from './link-keys.ts'
import type { GatewayRequest, TextAnswer } from './message.ts'
import { baseOf } from './world-address.ts'

/** JSON that may stand inside a script element. */
const inScript = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')

const page = (kept: Record<string, unknown>, address: string) => `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Parlor</title><script>
for (const [key, value] of Object.entries(${inScript(kept)})) localStorage.setItem(key, JSON.stringify(value))
location.replace(${inScript(address)})
</script></html>`

/** The page address without what was meant for this page alone; a scenario's route stands in for a bare `/`. */
function target({ path, query }: GatewayRequest, { route }: Pick<Scenario, 'route'>): string {
  const rest = new URLSearchParams(query)
  for (const name of ['scenario', 'seed', 'merchant', linkParameter]) rest.delete(name)
  const page = ['', '/'].includes(path) && route ? route : path
  const address = page.replace(/^[/\\]+/, '')
  return rest.size > 0 ? `${address}?${rest}` : address
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
    disposable: true,
  })
  const described = worlds.scenarioOf(world)
  const base = baseOf(name)
  const storage = Object.entries(personaStorage(world, described)).map(([key, value]) => [base + key, value])
  return {
    status: 200,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
    body: page(Object.fromEntries(storage), base + target(request, described)),
  }
}

/**
 * Answers a page address that carries `?scenario=`: always makes a new world, stores the persona's session under the
 * world's base, and goes on to the page there. `seed` and `merchant` may stand beside `scenario`.
 */
export async function scenarioPage(request: GatewayRequest, worlds: Worlds): Promise<TextAnswer | undefined> {
  const scenario = request.query.get('scenario')
  // HEAD asks what a page's headers would be, and creates nothing.
  // HEAD asks only for what a page's headers would be.
  if (scenario === null || request.method === 'HEAD') return undefined
  try {
    return await enter(scenario, request, worlds)
  } catch (thrown) {
    return answerFailure(asGatewayError(thrown), Date.now())
  }
}
