import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { routes } from '#app/routes.ts'
import { root } from './paths.mjs'
import { routeModules } from './route-modules.ts'

test('finds the module of every screen of the route table', () => {
  const modules = routeModules(readFileSync(join(root, 'src/app/routes.ts'), 'utf8'))
  expect([...modules.keys()].sort()).toEqual(routes.map(({ path }) => path).sort())
  expect(modules.get('/m/login')).toBe('#features/auth/login-screen.tsx')
})

test('refuses a source without routes', () => {
  expect(() => routeModules('export const routes = []')).toThrow('no object with a path and a screen')
})
