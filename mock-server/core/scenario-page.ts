import { personaStorage } from '../world/persona-storage.ts'
import type { Scenario } from '../world/scenario.ts'
import type { World } from '../world/world.ts'
import type { Worlds } from '../world/worlds.ts'
import { answerFailure, asGatewayError } from './answer.ts'
import type { GatewayRequest, TextAnswer } from './message.ts'

/** JSON that may stand inside a script element. */
const inScript = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')

const page = (world: string, kept: Record<string, unknown>, route: string) => `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Parlor</title><script>
localStorage.clear(); sessionStorage.clear()
document.cookie = 'world=' + ${inScript(world)} + ';path=/;samesite=lax'
for (const [key, value] of Object.entries(${inScript(kept)})) localStorage.setItem(key, JSON.stringify(value))
location.replace(${inScript(route)})
</script></html>`

/** The address without what was meant for this page alone; a scenario's route stands in for a bare `/`. */
function target({ path, query }: GatewayRequest, { route }: Pick<Scenario, 'route'>): string {
  const rest = new URLSearchParams(query)
  for (const name of ['scenario', 'world', 'seed', 'merchant']) rest.delete(name)
  // Two slashes at the front would lead to another site.
  const address = path === '/' && route ? route : path.replace(/^[/\\]+/, '/')
  return rest.size > 0 ? `${address}?${rest}` : address
}

/** The world an address asks for: a new one of `?scenario=`, or by `?world=` alone one that is there. */
function askedWorld({ path, query }: GatewayRequest, worlds: Worlds, nextName: () => string) {
  const scenario = query.get('scenario')
  const name = query.get('world')
  if (scenario !== null) {
    const seed = query.get('seed') || 'parlor'
    return worlds.replace({ name: name || nextName(), scenario, seed, merchant: query.get('merchant') || undefined })
  }
  // Vendor pages name the world of their launch in this way, and stay in the browser's own.
  return name !== null && !path.startsWith('/__') ? worlds.find(name) : undefined
}

function enter(world: World, request: GatewayRequest, scenario: Partial<Scenario>): TextAnswer {
  return {
    status: 200,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
    body: page(world.name, personaStorage(world, scenario), target(request, scenario)),
  }
}

/**
 * Answers a page address that carries `?scenario=` (makes the world) or `?world=` (goes back to one): gives the browser
 * the world's cookie and the persona's session, and goes on to the route. `world`, `seed` and `merchant` may stand
 * beside `scenario`; `nextName` names a world that the address does not.
 */
export async function scenarioPage(
  request: GatewayRequest,
  worlds: Worlds,
  nextName: () => string,
): Promise<TextAnswer | undefined> {
  try {
    const world = await askedWorld(request, worlds, nextName)
    return world && enter(world, request, worlds.scenarioOf(world))
  } catch (thrown) {
    return answerFailure(asGatewayError(thrown), Date.now())
  }
}
