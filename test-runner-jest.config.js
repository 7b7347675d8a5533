import { getJestConfig } from '@storybook/test-runner'
import { launchOptions } from './scripts/find-browser.mjs'

const config = getJestConfig()

export default {
  ...config,
  testEnvironmentOptions: {
    ...config.testEnvironmentOptions,
    'jest-playwright': {
      ...config.testEnvironmentOptions['jest-playwright'],
      browsers: ['chromium'],
      launchOptions: launchOptions(),
    },
  },
}
