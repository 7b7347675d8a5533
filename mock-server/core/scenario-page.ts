import { type SessionInfo, stored } from '#contract/stored.ts'
import { personaToken } from '../world/describe-world.ts'
import type { Scenario } from '../world/scenario.ts'
import type { World } from '../world/world.ts'
import type { Worlds } from '../world/worlds.ts'
import { answerFailure, asGatewayError } from './answer.ts'
import type { GatewayAnswer, GatewayRequest } from './message.ts'

/** The session of the person a world's scenario starts with, as the app keeps it. */
export function personaSession(world: World): SessionInfo | null {
  const session = world.tables.sessions.get(personaToken(world.seed))
  const member = session && world.tables.members.get(session.memberId)
  if (!session || !member) return null
  return {
    id: member.id,
    customerId: member.id,
    token: session.token,
    merchantCode: world.settings().merchant,
    userName: member.account,
    type: member.type,
    firstTimeLogin: member.firstTimeLogin,
  }
}

function belongings(world: World, { language, theme, popups }: Scenario): Record<string, unknown> {
  const session = personaSession(world)
  return {
    ...(session && { [stored.session.key]: session }),
    ...(language && { [stored.language.key]: language }),
    ...(theme && { [stored.theme.key]: theme }),
    ...(popups === false && { [stored.popupMember.key]: false, [stored.popupGuest.key]: false }),
  }
}

/** JSON that may stand inside a script element. */
const inScript = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')

const page = (world: string, kept: Record<string, unknown>, route: string) => `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Parlor</title><script>
localStorage.clear(); sessionStorage.clear()
document.cookie = 'world=' + ${inScript(encodeURIComponent(world))} + ';path=/;samesite=lax'
for (const [key, value] of Object.entries(${inScript(kept)})) localStorage.setItem(key, JSON.stringify(value))
location.replace(${inScript(route)})
</script></html>`

/** The address without what was meant for this page alone; a scenario's route stands in for a bare `/`. */
function target({ path, query }: GatewayRequest, { route }: Scenario): string {
  const rest = new URLSearchParams(query)
  for (const name of ['scenario', 'world', 'seed', 'merchant']) rest.delete(name)
  const address = path === '/' && route ? route : path
  return rest.size > 0 ? `${address}?${rest}` : address
}

/**
 * Answers a page address that carries `?scenario=`: makes the world, gives the browser its cookie and the persona's
 * session, and goes on to the route. `world`, `seed` and `merchant` may stand beside it; `nextName` names a world that
 * the address does not.
 */
export async function scenarioPage(
  request: GatewayRequest,
  worlds: Worlds,
  nextName: () => string,
): Promise<GatewayAnswer | undefined> {
  const scenarioName = request.query.get('scenario')
  if (scenarioName === null) return undefined
  try {
    const scenario = worlds.scenarioNamed(scenarioName)
    const world = await worlds.replace({
      name: request.query.get('world') || nextName(),
      scenario: scenarioName,
      seed: request.query.get('seed') || 'parlor',
      merchant: request.query.get('merchant') || undefined,
    })
    return {
      status: 200,
      headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
      body: page(world.name, belongings(world, scenario), target(request, scenario)),
    }
  } catch (thrown) {
    return answerFailure(asGatewayError(thrown), Date.now())
  }
}
