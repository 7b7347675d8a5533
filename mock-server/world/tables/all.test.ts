import { expect, test } from 'vitest'
import { createTables, noRows, TableRows } from './all.ts'

const tables = createTables(noRows(), () => undefined)
const owned = Object.entries(TableRows.def.shape).flatMap(([name, rows]) =>
  'memberId' in rows.def.element.def.shape ? [name] : [],
)

test('there are tables of what members own', () => {
  expect(owned).toEqual(expect.arrayContaining(['sessions', 'rounds', 'deposits', 'securityAnswers']))
})

test.each(owned)('what of %s a member owns can be found by the member, and so be forgotten with them', (name) => {
  const { by } = tables[name as keyof typeof tables] as typeof tables.sessions
  expect(by('memberId', 'nobody')).toEqual([])
})
