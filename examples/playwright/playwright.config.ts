import { defineConfig } from '@playwright/test'

/** A browser of the system; without it Playwright's own, which `npx playwright install chromium` brings. */
const executablePath = process.env.BROWSER_PATH

export default defineConfig({
  testDir: 'tests',
  reporter: [['list'], ['json', { outputFile: 'test-results/report.json' }]],
  use: {
    baseURL: process.env.PARLOR_URL ?? 'http://localhost:5173',
    viewport: { width: 390, height: 844 },
    launchOptions: { executablePath, args: executablePath ? ['--no-sandbox'] : [] },
  },
})
