import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { attackTests } from './attack-tests.ts'

const files = globSync('{mock-server,scripts,src}/**/*.test.ts')

test.each(attackTests)('%s is a test', (name) => {
  expect(files.filter((file) => file.replaceAll('\\', '/').endsWith(`/${name}.test.ts`))).not.toEqual([])
})

test('none is listed twice', () => {
  expect(attackTests).toEqual([...new Set(attackTests)])
})
