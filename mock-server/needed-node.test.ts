import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { bundledNode, root } from '../scripts/paths.mjs'
import { oldNodeMessage } from './needed-node.mjs'

const sentence = (version: string) =>
  `Parlor needs Node 22.18 or newer; this is ${version}. npm install brings one, which npm start and npm run use.`

test.each(['18.20.0', '20.20.2', '22.6.0', '22.17.1'])('names the Node it needs under Node %s', (version) => {
  expect(oldNodeMessage(version)).toBe(sentence(version))
})

test.each(['22.18.0', '22.23.3', '24.0.0', process.versions.node])('says nothing under Node %s', (version) => {
  expect(oldNodeMessage(version)).toBeUndefined()
})

describe.each([
  ['mock-server/main.ts', '--help'],
  ['mock-server/main.mjs', '--help'],
  ['--import', './scripts/check-node.mjs', 'mock-server/control/cli.ts', '--help'],
])('%s %s', (...words) => {
  const command = words.filter(Boolean)
  const run = (...options: string[]) =>
    spawnSync(bundledNode, [...options, ...command], { cwd: root, encoding: 'utf8' })

  test('names the Node it needs under an old one', () => {
    const old = `data:text/javascript,Object.defineProperty(process.versions, 'node', { value: '20.20.2' })`
    const { stderr, stdout, status } = run('--import', old)
    expect({ stderr, stdout, status }).toEqual({ stderr: `${sentence('20.20.2')}\n`, stdout: '', status: 1 })
  })

  test('runs under this one', () => {
    expect(run()).toMatchObject({ status: 0, stdout: expect.stringMatching(/npm (start|run)/) })
  })
})

test('every command of npm that starts TypeScript checks its Node', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>
  }
  const typescript = Object.values(scripts).filter((script) => /^node (--\S+ \S+ )*\S+\.ts/.test(script))
  expect(typescript.length).toBeGreaterThan(5)
  for (const script of typescript) expect(script).toMatch(/^node --import \.\/scripts\/check-node\.mjs /)
})
