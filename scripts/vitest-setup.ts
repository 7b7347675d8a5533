/**
 * Noise fails a test. A test that expects a warning takes it: `vi.spyOn(console, 'warn').mockImplementation(() => {})`.
 * Vitest itself fails the run on an unhandled rejection.
 */
import { format } from 'node:util'
import { afterEach, expect } from 'vitest'

const noise: string[] = []

for (const level of ['error', 'warn'] as const) {
  console[level] = (...words: unknown[]) => void noise.push(`console.${level}: ${format(...words)}`)
}

afterEach(() => expect(noise.splice(0), 'a test says nothing on the console').toEqual([]))
