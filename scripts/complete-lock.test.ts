import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { platformOf } from './browser/platform-of.mjs'
import { completeLock } from './complete-lock.mjs'

const committed = JSON.parse(readFileSync('package-lock.json', 'utf8'))
const tool = { version: '1.2.3', dev: true, optionalDependencies: { '@tool/linux-x64-musl': '1.2.3' } }

test('adds an optional binary that the lock lacks', () => {
  const { lock, added } = completeLock({ packages: { 'node_modules/tool': tool } })
  expect(added).toEqual(['node_modules/@tool/linux-x64-musl'])
  expect(lock.packages['node_modules/@tool/linux-x64-musl']).toEqual({
    version: '1.2.3',
    cpu: ['x64'],
    dev: true,
    libc: ['musl'],
    optional: true,
    os: ['linux'],
  })
})

test('keeps the binaries of two versions of a tool apart', () => {
  const older = { version: '1.0.0', optionalDependencies: { '@tool/linux-x64-musl': '1.0.0' } }
  const packages = { 'node_modules/a': {}, 'node_modules/a/node_modules/tool': older, 'node_modules/tool': tool }
  const { lock } = completeLock({ packages })
  const versions = Object.entries(lock.packages).flatMap(([path, { version }]) =>
    path.includes('@tool') ? [version] : [],
  )
  expect(versions.sort()).toEqual(['1.0.0', '1.2.3'])
})

test('refuses to guess the platform of a name without one', () => {
  const packages = { 'node_modules/tool': { optionalDependencies: { 'tool-native': '1.0.0' } } }
  expect(() => completeLock({ packages })).toThrow('tool-native')
})

test('the committed lock is complete and contains no registry', () => {
  expect(completeLock(committed).added).toEqual([])
  expect(JSON.stringify(committed)).not.toContain('"resolved":"http')
})

const tagged = Object.entries<{ os?: string[]; cpu?: string[]; libc?: string[]; integrity?: string }>(
  committed.packages,
)
  .filter(([, { cpu, integrity }]) => cpu && integrity)
  .map(([path, entry]) => ({ name: path.replace(/^.*node_modules\//, ''), ...entry }))

test.each(tagged)('the platform of $name equals the one that its publisher declares', ({ name, os, cpu, libc }) => {
  const platform = platformOf(name)
  expect(platform).toMatchObject({ cpu, ...(os && { os }) })
  // Some publishers omit the libc, which then offers the binary to both.
  if (platform?.libc) expect(platform.libc).toEqual(libc)
})
