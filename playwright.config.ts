import { existsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'
import { launchOptions } from './scripts/find-browser.mjs'

const port = Number(process.env.E2E_PORT ?? 5199)
const gateway = `http://127.0.0.1:${port}`
const demo = `http://127.0.0.1:${port - 1}`
const hasDemo = existsSync('e2e/demo')
const reuseExistingServer = !process.env.CI

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  retries: 0,
  // Far above what any journey needs, so that a busy machine fails none of them.
  timeout: 180_000,
  expect: { timeout: 60_000 },
  reporter: 'list',
  outputDir: 'test-results',
  use: {
    launchOptions: launchOptions(),
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    trace: 'retain-on-failure',
    actionTimeout: 60_000,
  },
  projects: [
    { name: 'express', testIgnore: 'demo/**', use: { baseURL: gateway } },
    ...(hasDemo ? [{ name: 'demo', testMatch: 'demo/**/*.spec.ts', use: { baseURL: demo } }] : []),
  ],
  webServer: [
    { command: `node scripts/start.mjs --port ${port}`, url: `${gateway}/__gateway/health`, reuseExistingServer },
    ...(hasDemo ? [{ command: `node scripts/serve-demo.mjs --port ${port - 1}`, url: demo, reuseExistingServer }] : []),
  ],
})
