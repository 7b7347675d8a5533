import { expect, test } from 'vitest'
import { satisfies } from './ensure-installed.mjs'

const manifest = { dependencies: { react: '19.0.0' } }
const locked = {
  packages: {
    '': { dependencies: { react: '19.0.0' } },
    'node_modules/react': { version: '19.0.0' },
    'node_modules/@tool/win32-x64': { version: '1.0.0', optional: true },
  },
}
const installed = { packages: { 'node_modules/react': { version: '19.0.0' } } }

test('accepts the locked packages without binaries of other platforms', () => {
  expect(satisfies(installed, locked, manifest)).toBe(true)
})

test.each([
  ['a package is missing', { packages: {} }, manifest],
  ['a package has another version', { packages: { 'node_modules/react': { version: '18.0.0' } } }, manifest],
  ['package.json requires more than the lock', installed, { dependencies: { ...manifest.dependencies, zod: '4.0.0' } }],
])('installs again when %s', (_, packages, dependencies) => {
  expect(satisfies(packages, locked, dependencies)).toBe(false)
})
