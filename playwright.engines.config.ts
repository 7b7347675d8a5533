import { defineConfig } from '@playwright/test'
import type { EngineOptions } from './e2e/engines/test.ts'
import shared from './playwright.config.ts'
import { engineNames, findEngine } from './scripts/browser/find-engines.ts'

const [express] = shared.projects ?? []
const [gateway] = [shared.webServer ?? []].flat()

/** The main journeys in the other engines that are installed. Playwright runs the tests, and drives none of the engines. */
export default defineConfig<object, EngineOptions>({
  ...shared,
  testDir: 'e2e/engines',
  fullyParallel: false,
  outputDir: 'test-results/engines',
  projects: engineNames.flatMap((name) => {
    const programs = findEngine(name)
    return programs ? [{ name, use: { ...express?.use, installed: { name, programs } } }] : []
  }),
  webServer: gateway,
})
