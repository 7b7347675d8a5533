import { posix, win32 } from 'node:path'
import { expect, test } from 'vitest'
import { moduleName } from '../vite/module-graph-plugin.ts'
import {
  homeModules,
  homeScripts,
  lazyScreens,
  type ModuleGraph,
  simulatorModules,
  withImports,
} from './production-graph.ts'

const chunk = (modules: string[], imports: string[] = [], facade?: string) => ({
  entry: false,
  modules,
  imports,
  css: [],
  facade,
})

const module = (lazy: string[] = [], imports: string[] = []) => ({ imports, lazy })

const texts = ['ko', 'en'].flatMap((code) =>
  ['home', 'screens', 'member'].map((part) => `src/i18n/locales/${code}/${part}.json`),
)

const graph: ModuleGraph = {
  modules: {
    'src/main.tsx': module(['src/app/late.ts'], ['src/app/lazy-screens.ts']),
    'src/app/lazy-screens.ts': module(['src/app/home/home-screen.tsx', 'src/features/auth/login-screen.tsx']),
    'src/i18n/languages.ts': module(texts),
    ...Object.fromEntries(texts.map((id) => [id, module()])),
    'src/app/home/home-screen.tsx': module(['src/ui/layers/dialog.tsx'], ['src/ui/tile.tsx']),
    'src/features/auth/login-screen.tsx': module(['node_modules/jose/index.js']),
  },
  chunks: {
    'entry.js': {
      ...chunk(['src/main.tsx', 'src/app/lazy-screens.ts', 'src/i18n/languages.ts'], ['react.js']),
      entry: true,
    },
    'react.js': chunk(['node_modules/react/index.js']),
    'late.js': chunk(['src/app/late.ts'], [], 'src/app/late.ts'),
    'home.js': chunk(['src/app/home/home-screen.tsx'], ['tile.js'], 'src/app/home/home-screen.tsx'),
    'tile.js': chunk(['src/ui/content/game-tile.tsx']),
    'dialog.js': chunk(['src/ui/layers/dialog.tsx'], [], 'src/ui/layers/dialog.tsx'),
    'login.js': chunk(['src/features/auth/login-screen.tsx'], ['tile.js'], 'src/features/auth/login-screen.tsx'),
    ...Object.fromEntries(texts.map((id) => [`${id}.js`, chunk([id], [], id)])),
  },
}

const weigh = (file: string) => (file.includes('/ko/') ? 2 : 1)

test('home needs the entry, its starters, its screen, their imports and its texts in the heaviest language', () => {
  const { first } = homeScripts(graph, weigh)
  const scripts = ['entry.js', 'home.js', 'late.js', 'react.js', 'src/i18n/locales/ko/home.json.js', 'tile.js']
  expect(first.sort()).toEqual(scripts)
})

test('lists the lazy chunks of home separately, and no other screens', () => {
  expect(homeScripts(graph, weigh).later).toEqual([{ id: 'src/ui/layers/dialog.tsx', file: 'dialog.js' }])
})

test('home runs its own modules and the parts that they load, but no other screen', () => {
  const own = ['src/app/home/home-screen.tsx', 'src/ui/tile.tsx', 'src/ui/layers/dialog.tsx', 'src/app/late.ts']
  expect(homeModules(graph)).toEqual(expect.arrayContaining(own))
  expect(homeModules(graph)).not.toContain('src/features/auth/login-screen.tsx')
})

test('lists the screens that the route table loads lazily', () => {
  expect(lazyScreens(graph).map(({ file }) => file)).toEqual(['home.js', 'login.js'])
  expect(withImports(graph, ['login.js'])).toEqual(['login.js', 'tile.js'])
})

test.each([
  'mock-server/world/worlds/world.ts',
  'fixtures/members.ts',
  'src/studio/studio.tsx',
  'src/demo/worker.ts',
  'node_modules/msw/lib/index.js',
  'node_modules/@msw/data/index.js',
  'node_modules/express/index.js',
  'mock-server\\world\\world.ts',
  'src\\studio\\studio.tsx',
  'node_modules\\msw\\lib\\index.js',
])('%s belongs to the simulator', (id) => {
  expect(simulatorModules({ ...graph, modules: { ...graph.modules, [id]: module() } })).toEqual([id])
})

test('nothing else belongs to the simulator', () => {
  expect(simulatorModules(graph)).toEqual([])
})

test.each([
  ['C:\\parlor', 'C:\\parlor\\mock-server\\world\\worlds\\world.ts', win32, 'mock-server/world/worlds/world.ts'],
  ['C:/parlor', 'C:/parlor/src/main.tsx?v=1', win32, 'src/main.tsx'],
  ['/parlor', '/parlor/src/main.tsx', posix, 'src/main.tsx'],
])('in %s the module %s has a name with forward slashes', (root, id, system, name) => {
  expect(moduleName(root, id, system)).toBe(name)
  expect(moduleName(root, '\0virtual', system)).toBe('\0virtual')
})
