import type { Route } from '#app/route.ts'
import { isHome, routes } from '#app/routes.ts'

/** Returns a scenario whose persona may open a route; `member` is the one for routes open to every member. */
export function scenarioOf({ audience, flag }: Route, member = 'member-with-favorites'): string {
  if (flag) return 'safer-play'
  if (audience === 'agents') return 'agent'
  return audience === 'visitors' ? 'default' : member
}

/** Leaves out the screens whose permission is not among a merchant's menus: their addresses open home. */
export const allowedBy = (menus: readonly string[], paths: readonly string[]): string[] =>
  paths.filter((path) => {
    const permission = routes.find((route) => route.path === path.split('?')[0])?.permission
    return !permission || menus.includes(permission)
  })

/** Each screen once, although several paths may open it. */
const screens = [...new Map(routes.map((route) => [route.screen, route])).values()]

/** Each screen once with a scenario whose persona may open it; home for visitors and members. */
export const screensInWorlds = screens.flatMap((route) => [
  ...(isHome(route.path) ? [{ ...route, scenario: 'default' }] : []),
  { ...route, scenario: scenarioOf(route) },
])
