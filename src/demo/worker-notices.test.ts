import { expect, test } from 'vitest'
import type { DemoNotice } from '#mock-server/hosts/demo-notices.ts'
import { WorkerNotice } from './worker-notices.ts'

test('the pages read every report of the worker', () => {
  const all = [
    { kind: 'progress', done: 1, total: 2 },
    { kind: 'repaired-files' },
    { kind: 'repaired-worlds' },
  ] as const satisfies readonly DemoNotice[]
  for (const notice of all) expect(WorkerNotice.parse(notice)).toEqual(notice)
  const readsOnly: DemoNotice['kind'] = WorkerNotice.parse(all[0]).kind
  expect(readsOnly).toBe('progress')
})
