import { expect, test } from 'vitest'
import { findBrowser, findTestBrowser } from './find-browser.mjs'

function machine(platform: NodeJS.Platform, programs: string[], env: Record<string, string> = {}) {
  return { platform, env, runs: (path: string) => programs.includes(path), playwrights: () => '/playwright/chrome' }
}

test('prefers a browser from the environment', () => {
  const env = { PARLOR_BROWSER: '/mine/chrome', CHROME_PATH: '/theirs/chrome', PATH: '/usr/bin' }
  const programs = ['/mine/chrome', '/theirs/chrome', '/usr/bin/chromium']
  expect(findBrowser(machine('linux', programs, env))).toBe('/mine/chrome')
  expect(findBrowser(machine('linux', programs, { ...env, PARLOR_BROWSER: '' }))).toBe('/theirs/chrome')
})

test('reports a named browser that does not exist', () => {
  const env = { CHROME_PATH: '/gone/chrome' }
  expect(() => findBrowser(machine('linux', ['/usr/bin/chromium'], env))).toThrow('CHROME_PATH names /gone/chrome')
})

test.each<[NodeJS.Platform, string, Record<string, string>]>([
  ['linux', '/opt/tools/chromium', { PATH: '/bin:/opt/tools' }],
  ['linux', '/usr/bin/google-chrome', {}],
  ['darwin', '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', {}],
  ['darwin', '/Users/me/Applications/Chromium.app/Contents/MacOS/Chromium', { HOME: '/Users/me' }],
  ['win32', 'C:/Programs/Google/Chrome/Application/chrome.exe', { PROGRAMFILES: 'C:/Programs' }],
])('on %s the system has %s', (platform, path, env) => {
  expect(findBrowser(machine(platform, [path, '/playwright/chrome'], env))).toBe(path)
})

test("uses Playwright's browser last", () => {
  expect(findBrowser(machine('linux', ['/playwright/chrome']))).toBe('/playwright/chrome')
  expect(findBrowser(machine('linux', []))).toBeUndefined()
})

test('prefers the headless Chromium for tests, unless another is named', () => {
  const programs = ['/usr/bin/chromium', '/usr/bin/chromium-headless-shell', '/mine/chrome']
  expect(findTestBrowser(machine('linux', programs))).toBe('/usr/bin/chromium-headless-shell')
  expect(findTestBrowser(machine('linux', programs, { PARLOR_BROWSER: '/mine/chrome' }))).toBe('/mine/chrome')
  expect(findTestBrowser(machine('linux', ['/usr/bin/chromium']))).toBe('/usr/bin/chromium')
})
