import { execFileSync, spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { targets } from '../build.mjs'
import { root } from '../paths.mjs'
import { chromaticOptions } from './chromatic-options.mjs'

it('uses only options that Chromatic knows', () => {
  const help = execFileSync(process.execPath, ['node_modules/chromatic/dist/bin.cjs', '--help'], {
    cwd: root,
    encoding: 'utf8',
  })
  for (const option of chromaticOptions(['--dry-run']).filter((word) => word.startsWith('--')))
    expect(help).toContain(option)
})

it('sends the built Storybook with the module graph that --only-changed reads', () => {
  const options = chromaticOptions(['--dry-run'])
  expect(options.slice(0, 2)).toEqual(['--storybook-build-dir', 'storybook-static'])
  expect(options).toContain('--only-changed')
  expect(options.at(-1)).toBe('--dry-run')
  expect(targets.storybook?.command).toContain('--stats-json')
})

it('says what is missing without a token', () => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/chromatic.mjs', '--dry-run'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, CHROMATIC_PROJECT_TOKEN: '' },
  })
  expect(status).toBe(1)
  expect(stderr).toContain('CHROMATIC_PROJECT_TOKEN is not set')
})
