import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const command = fileURLToPath(new URL('./tokens.ts', import.meta.url))

/** Runs the command in a process of its own. */
const tokens = (...args: string[]) =>
  new Promise<{ code: number; out: string; err: string }>((done) => {
    const child = execFile(process.execPath, [command, ...args], (_, out, err) =>
      done({ code: child.exitCode ?? -1, out, err: err.trim() }),
    )
  })

test('prints the tokens of a merchant, whose code may be in lower case', async () => {
  const { code, out } = await tokens('velvet')
  expect(code).toBe(0)
  expect(JSON.parse(out)).toHaveProperty('color.light')
})

test.each([
  ['an unknown merchant', ['nobody'], 'There is no merchant "nobody". Available: HAEDAL, VELVET, ROCKET, PLAIN'],
  ['no merchant', [], 'Name a merchant. Available: HAEDAL, VELVET, ROCKET, PLAIN'],
])('reports %s as a usage error', async (_, args, err) => {
  expect(await tokens(...args)).toEqual({ code: 2, out: '', err })
})
