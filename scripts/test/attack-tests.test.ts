import { existsSync, globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { attackJourneys, attackTests } from './attack-tests.ts'

const files = globSync('{mock-server,scripts,src}/**/*.test.ts')

test.each(attackTests)('%s is a test', (name) => {
  expect(files.filter((file) => file.replaceAll('\\', '/').endsWith(`/${name}.test.ts`))).not.toEqual([])
})

test('no test is listed twice', () => {
  expect(attackTests).toEqual([...new Set(attackTests)])
})

test.each(attackJourneys)('%s exists', (place) => {
  expect(existsSync(place)).toBe(true)
})
