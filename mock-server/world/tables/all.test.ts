import { expect, test } from 'vitest'
import { createTables, noRows, TableRows } from './all.ts'

const tables = createTables(noRows(), () => undefined)
const owned = Object.entries(TableRows.def.shape).flatMap(([name, rows]) =>
  'memberId' in rows.def.element.def.shape ? [name] : [],
)

test('some tables hold rows that members own', () => {
  expect(owned).toEqual(expect.arrayContaining(['sessions', 'rounds', 'deposits', 'securityAnswers']))
})

test.each(owned)('%s can be found by their member, and so be removed with the member', (name) => {
  const table = tables[name as keyof typeof tables] as typeof tables.sessions
  expect(table.by('memberId', 'nobody')).toEqual([])
})
