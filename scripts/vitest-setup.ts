/**
 * Fails a test on console output and on unhandled rejections. A test that expects a warning mocks it:
 * `vi.spyOn(console, 'warn').mockImplementation(() => {})`.
 */
import { format } from 'node:util'
import { afterAll, afterEach } from 'vitest'

const noise: string[] = []
/** Node reports rejections between turns of its loop. Saved here because a test may replace the clock. */
const { setImmediate: nextTurn } = globalThis

for (const level of ['error', 'warn'] as const) {
  console[level] = (...words: unknown[]) => void noise.push(`console.${level}: ${format(...words)}`)
}

const noteRejection = (reason: unknown) => void noise.push(`unhandled rejection: ${format(reason)}`)
process.on('unhandledRejection', noteRejection)
// The next file of this worker brings its own.
afterAll(() => void process.off('unhandledRejection', noteRejection))

afterEach(async () => {
  await new Promise((resolve) => nextTurn(resolve))
  const output = noise.splice(0).join('\n')
  if (output) throw new Error(`A test must not write to the console, but this one wrote:\n${output}`)
})
