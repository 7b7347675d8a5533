import { expect, test } from 'vitest'
import { findEngine, missing } from './find-engines.ts'

const installed =
  (...paths: string[]) =>
  (path: string) =>
    paths.includes(path)

test('finds the programs of an engine', () => {
  expect(findEngine('firefox', installed('/usr/bin/firefox-esr'))).toEqual(['/usr/bin/firefox-esr'])
})

test('finds no engine that lacks one of its programs', () => {
  const driver = '/usr/bin/WebKitWebDriver'
  expect(findEngine('webkit', installed(driver))).toBeUndefined()
  expect(findEngine('webkit', installed(driver, '/usr/bin/Xvfb'))).toEqual([driver, '/usr/bin/Xvfb'])
})

test('says how a missing engine is installed', () => {
  expect(missing('webkit')).toBe('webkit is not installed: apt-get install webkit2gtk-driver xvfb')
})
