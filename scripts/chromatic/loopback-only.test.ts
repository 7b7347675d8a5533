import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { onLoopback } from './chromatic-repository.ts'

it('reaches no other machine', () => {
  const call = "require('node:net').connect(80, '192.0.2.1').on('error', ({ message }) => console.log(message))"
  const output = execFileSync(process.execPath, [...onLoopback, '--eval', call], { encoding: 'utf8' })
  expect(output).toBe('No network: 192.0.2.1\n')
})
