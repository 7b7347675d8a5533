import { readFileSync } from 'node:fs'
import type { QueryKey } from '@tanstack/react-query'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import type { Endpoint } from '#contract/resource.ts'
import { stubPage } from '#platform/stub-page.ts'
import { isMembers } from '#session/member-of.ts'

stubPage('http://parlor.test')

const called: Endpoint[] = []
vi.mock('#gateway/call.ts', () => ({
  call: (endpoint: Endpoint) => {
    called.push(endpoint)
    return new Promise(() => undefined)
  },
}))
vi.mock('#brand/platform-status.ts', async (original) => ({
  ...(await original<typeof import('#brand/platform-status.ts')>()),
  currentBrand: () => ({ code: 'haedal' }),
}))

const session = {
  id: '1',
  customerId: '1',
  token: 'token-of-the-member',
  merchantCode: 'haedal',
  userName: 'haedal_92',
  type: 0,
  firstTimeLogin: false,
}

/** Replaces the parameters of any query: a session, a viewer, a game, a filter, and as a name a kind of contract. */
const anything = { ...session, session, language: 'KO', nodeId: 'a', gameType: 'RNG', toString: () => 'salary' }

interface Query {
  queryKey: QueryKey
  queryFn: (context: object) => unknown
}

const isQuery = (made: unknown): made is Query =>
  typeof made === 'object' &&
  made !== null &&
  'queryKey' in made &&
  'queryFn' in made &&
  typeof made.queryFn === 'function'

const modules = import.meta.glob<Record<string, unknown>>([
  '/src/**/*.ts',
  '/src/**/*.tsx',
  '!/src/**/*.test.ts',
  '!/src/**/*.stories.tsx',
  '!/src/studio/**',
])
const sources = Object.entries(modules).filter(([file]) => /\bqueryFn\b/.test(readFileSync(`.${file}`, 'utf8')))

type Maker = (...given: unknown[]) => unknown

/** Every function that a file exports, by itself or in an object. */
function makers(exported: Record<string, unknown>): [string, Maker][] {
  return Object.entries(exported).flatMap(([name, value]): [string, Maker][] => {
    if (typeof value === 'function') return [[name, value as Maker]]
    return typeof value === 'object' && value !== null ? makers(value as Record<string, unknown>) : []
  })
}

/** Loads a script of the deployment, and calls nothing. */
const notCalls = ['signInModule']

const isHook = (name: string) => /^use[A-Z]/.test(name)

beforeAll(async () => {
  const { openSession } = await import('#session/session.ts')
  openSession(session, { keep: true })
})

test('finds the files of queries', () => {
  expect(sources.length).toBeGreaterThan(10)
  for (const [file] of sources) expect(file).toMatch(/-(query|queries|launch)\.ts$/)
})

describe.each(sources)('%s', (_, load) => {
  test('has the member in the key of every query that takes a session', async () => {
    const made = makers(await load())
      .filter(([name]) => !isHook(name) && !notCalls.includes(name))
      .map(([name, make]) => [name, make(...Array(4).fill(anything))] as const)
    const queries = made.flatMap(([name, query]) => (isQuery(query) ? [[name, query] as const] : []))
    expect(queries).not.toHaveLength(0)
    for (const [name, { queryKey, queryFn }] of queries) {
      called.length = 0
      void queryFn({ signal: new AbortController().signal, pageParam: 1 })
      expect(called, name).toHaveLength(1)
      if (called.some(({ access }) => access !== 'none')) expect(isMembers(queryKey), name).toBe(true)
    }
  })
})
