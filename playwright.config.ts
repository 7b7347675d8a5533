import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import type { Options } from './e2e/support/test.ts'
import { launchOptions } from './scripts/browser/find-browser.mjs'

const hasDemo = existsSync('e2e/demo')

// The checkout's own folder may have any name.
const engines = /\/e2e\/engines\//

/** A server on a free port, which its first words name; Playwright puts it into the environment by the name here. */
const server = (script: string, address: RegExp) => ({
  command: `node scripts/leash.mjs node scripts/${script} --port 0`,
  wait: { stdout: address },
  // Longer than a build takes on a busy machine.
  timeout: 300_000,
})

const at = (port: string | undefined) => `http://127.0.0.1:${port}`

export default defineConfig<Options>({
  testDir: 'e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A journey waits about as long as it works.
  workers: availableParallelism() + 1,
  retries: 0,
  // Far above what any journey needs, so that a busy machine fails none of them.
  timeout: 180_000,
  expect: { timeout: 60_000 },
  reporter: 'list',
  outputDir: 'test-results',
  use: {
    launchOptions: launchOptions(),
    // Rendering frames is a fifth of the work; `with-motion.ts` is for the journeys that do.
    contextOptions: { reducedMotion: 'reduce' },
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    actionTimeout: 60_000,
  },
  projects: [
    { name: 'express', testIgnore: [/\/e2e\/demo\//, engines], use: { baseURL: at(process.env.GATEWAY_PORT) } },
    ...(hasDemo
      ? [
          {
            name: 'demo',
            testIgnore: engines,
            // Its own folder, and each journey of Express with its tag.
            grep: /\bdemo\/|@demo\b/,
            use: { baseURL: at(process.env.DEMO_PORT), host: 'demo' as const },
          },
        ]
      : []),
  ],
  webServer: [
    server('start.mjs', /http:\/\/localhost:(?<GATEWAY_PORT>\d+)\//),
    ...(hasDemo ? [server('serve-demo.mjs', /http:\/\/127\.0\.0\.1:(?<DEMO_PORT>\d+)/)] : []),
  ],
})
