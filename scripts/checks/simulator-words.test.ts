import { describe, expect, test } from 'vitest'
import { simulatorTraces, simulatorWords } from './simulator-words.ts'

const kinds = ['js', 'css', 'html', 'json', 'webmanifest', 'svg', 'txt', 'js.map']

describe('finding the simulator in a build', () => {
  test.each([...simulatorWords])('by the word %s', (word) => {
    expect(simulatorTraces([{ path: 'app.js', text: `const a="${word}"` }])).toEqual([`app.js: ${word}`])
  })

  test.each(kinds)('in a .%s file', (kind) => {
    expect(simulatorTraces([{ path: `a.${kind}`, text: '{"x":"/__art/a.svg"}' }])).toEqual([`a.${kind}: /__art`])
  })

  test.each([
    ['/__gateway/worlds', '/__gateway'],
    ['https://example.com/__vendors/api', '/__vendors'],
    ['origin+"/__app/x"', '/__app'],
    ["headers:{'X-World':w}", 'X-World'],
    ['//# sourceMappingURL=../mock-server/x.js.map', 'mock-server'],
  ])('by %s', (text, word) => {
    expect(simulatorTraces([{ path: 'app.js', text }])).toEqual([`app.js: ${word}`])
  })

  test('by the name of a file', () => {
    expect(simulatorTraces([{ path: 'mockServiceWorker.js', text: '' }])).toEqual([
      'mockServiceWorker.js: mockServiceWorker',
    ])
  })
})

test.each([
  'useSyncExternalStore(subscribe,getSnapshot)',
  'flex-direction:row;express-lane',
  '/*#__PURE__*/ __vite__mapDeps',
  'plain velvet rocket',
])('%s does not belong to the simulator', (text) => {
  expect(simulatorTraces([{ path: 'app.js', text }])).toEqual([])
})

test('includes the simulator’s errors, scenarios, merchants and members', () => {
  for (const word of ['WORLD_UNKNOWN', 'FAULT_INJECTED', 'STAKE_LIMIT', 'member-with-favorites', 'HAEDAL', 'haedal_92'])
    expect(simulatorWords).toContain(word)
  for (const word of ['default', 'trial', 'MAINTENANCE', 'SESSION_EXPIRED']) expect(simulatorWords).not.toContain(word)
})
