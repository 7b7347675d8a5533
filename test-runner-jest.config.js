import { getJestConfig } from '@storybook/test-runner'
import { launchOptions } from './scripts/find-browser.mjs'

const config = getJestConfig()

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
