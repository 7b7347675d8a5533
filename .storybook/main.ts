import type { StorybookConfig } from '@storybook/react-vite'
import { documented } from './documented.ts'
import { glyphFiles } from './glyph-files.ts'
import { onlyChosen } from './only-chosen.ts'

export default {
  stories: [
    { directory: './docs', files: '**/*.mdx' },
    { directory: './design', files: '*.stories.tsx', titlePrefix: 'design' },
    '../src/**/*.stories.tsx',
    { directory: '../mock-server/vendors', files: '**/*.stories.tsx', titlePrefix: 'Vendors' },
  ],
  addons: ['@storybook/addon-a11y', '@storybook/addon-docs'],
  experimental_indexers: (indexers) => documented(onlyChosen(indexers)),
  framework: {
    name: '@storybook/react-vite',
    // Its own, so that nothing meant for the player's build (precaching, the module graph) gets in.
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  staticDirs: [
    { from: '../node_modules/msw/lib/mockServiceWorker.js', to: '/mockServiceWorker.js' },
    // The vendors' own pages have stories of their own; in a frame of the app this one represents them.
    { from: './framed-page.html', to: '/__vendors/sports.html' },
    { from: './framed-page.html', to: '/m/lotto-h5/elott/trad/games/lobby/index.html' },
    { from: './framed-page.html', to: '/w/simulation/index.html' },
    { from: './framed-page.html', to: '/w/simulation@2/index.html' },
    { from: './framed-page.html', to: '/w/tour/m/home/index.html' },
    { from: './sign-in.js', to: '/sign-in.js' },
    ...glyphFiles,
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
} satisfies StorybookConfig
