import { getJestConfig } from '@storybook/test-runner'
import { launchOptions } from './scripts/browser/find-browser.mjs'
import { joinStories } from './scripts/test/join-stories.mjs'

const config = getJestConfig()

// The runner has written one test file for each component of a built Storybook here.
if (process.env.TEST_ROOT) joinStories(process.env.TEST_ROOT)

export default {
  ...config,
  // Far above what any story needs, so that a busy machine fails none of them.
  testTimeout: 60_000,
  reporters: process.env.PARLOR_TEST_NOTES ? ['<rootDir>/scripts/test/jest-reporter.ts'] : config.reporters,
  testEnvironmentOptions: {
    ...config.testEnvironmentOptions,
    'jest-playwright': {
      ...config.testEnvironmentOptions['jest-playwright'],
      browsers: ['chromium'],
      launchOptions: launchOptions(),
    },
  },
}
