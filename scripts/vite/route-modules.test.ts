import { expect, test } from 'vitest'
import { needsSession } from '#app/route.ts'
import { addresses, routes } from '#app/routes.ts'
import { memberRoutes, readRoutes, routeModules, routePaths, routeSpellings } from './route-modules.ts'

test('finds the module of every screen of the route table', () => {
  const modules = routeModules(readRoutes())
  expect([...modules.keys()].sort()).toEqual(routes.map(({ path }) => path).sort())
  expect(modules.get('/m/login')).toBe('./screens/login-screen.tsx')
})

test('finds the routes that need a session', () => {
  const members = routes.filter(needsSession).map(({ path }) => path)
  expect(memberRoutes(readRoutes()).sort()).toEqual(members.sort())
})

test('finds every path of the route table, with its other spellings', () => {
  expect(routePaths(readRoutes()).sort()).toEqual(addresses.map(({ path }) => path).sort())
})

test('keeps the spellings of a route together', () => {
  expect(routeSpellings(readRoutes())).toContainEqual(['/m/gameCenter', '/m/game'])
})

test('refuses a source without routes', () => {
  expect(() => routeModules('export const routes = []')).toThrow('no object with a path and a screen')
})
