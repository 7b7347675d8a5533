import { spawnSync } from 'node:child_process'
import { describe, expect, test } from 'vitest'
import { bundledNode, projectEnv, root } from './paths.mjs'

const usageErrors = [
  ['mock-server/main.mjs', '--port', 'banana'],
  ['mock-server/main.mjs', '--nope'],
  ['mock-server/control/cli.ts', 'nope'],
  ['scripts/call.ts', 'nope.nope'],
  ['scripts/call.ts', 'auth.login', '--nope'],
  ['scripts/call.ts', 'auth.login', '{'],
  ['scripts/call.ts', 'auth.login', '--port', 'banana'],
  ['scripts/errors.ts', 'NOPE'],
  ['scripts/build.mjs', 'nope'],
  ['scripts/deploy/csp.ts', '--nope'],
  ['scripts/deploy/deploy-brand.ts', '--nope'],
  ['scripts/serve-demo.mjs', '--port', 'banana'],
  ['scripts/test.mjs', 'nope'],
  ['scripts/visual.ts', 'still', '--times', 'x'],
  ['scripts/visual.ts', '--pages', '0'],
  ['bench/main.ts', 'nope'],
]

describe('a usage error', () => {
  test.each(usageErrors)('prints a message and exits with 2: %s %s %s', (...command) => {
    const { status, stdout, stderr } = spawnSync(bundledNode, command.filter(Boolean), { cwd: root, env: projectEnv })
    expect(`${stderr}`).not.toMatch(/^ +at |Node\.js v/m)
    expect(`${stderr}`.length).toBeGreaterThan(10)
    expect({ status, stdout: `${stdout}` }).toEqual({ status: 2, stdout: '' })
  })
})
