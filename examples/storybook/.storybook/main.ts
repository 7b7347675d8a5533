import type { StorybookConfig } from '@storybook/react-vite'

const parlor = '../node_modules/parlor'

export default {
  stories: ['../src/*.stories.tsx'],
  framework: '@storybook/react-vite',
  staticDirs: [{ from: `${parlor}/node_modules/msw/lib/mockServiceWorker.js`, to: '/mockServiceWorker.js' }],
  core: { disableTelemetry: true },
} satisfies StorybookConfig
