import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { flows } from './flows.ts'

test.each(Object.values(flows).flat())('$file has the story $shown', ({ file, shown }) => {
  expect(readFileSync(file, 'utf8')).toContain(`export const ${shown}: Story`)
})
