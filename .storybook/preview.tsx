import type { Preview } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import { addDisplayFace, addFont } from '#ui/look/fonts.ts'
import { DocsPage } from './docs-page.tsx'
import { fillWindow } from './fill-window.ts'
import { picturesForChromatic } from './for-chromatic.ts'
import { stage } from './stage.tsx'
import { beStill, comeToRest } from './still/still.ts'
import { onDesktop } from './studio/on-desktop.ts'
import { globalTypes, initialGlobals } from './toolbar.ts'
import { viewports } from './viewports.ts'
import { leaveWorld, worldLoader } from './world-loader.ts'

// The toolbar changes the merchant without a new start.
const fonts = Promise.all([addFont(), addDisplayFace('serif'), addDisplayFace('sticker')])
// Far above what any story needs, so that a busy machine fails none of them.
configure({ asyncUtilTimeout: 20_000 })

export default {
  globalTypes,
  initialGlobals,
  beforeEach: [beStill, leaveWorld],
  afterEach: comeToRest,
  loaders: [worldLoader, () => fonts],
  decorators: [stage],
  argTypesEnhancers: [picturesForChromatic, fillWindow, onDesktop],
  parameters: {
    a11y: { test: 'error' },
    // The code as written in the file. Storybook would otherwise write each story's code again when it renders.
    docs: { page: DocsPage, source: { type: 'code' }, toc: { headingSelector: 'h2, h3' } },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'start',
          'design',
          'ui',
          'flows',
          ['registration', 'login', 'deposit', 'first-bet', 'withdrawal', 'agents-day'],
          'errors',
          'features',
          'app',
          'Vendors',
          'studio',
        ],
      },
    },
    viewport: { options: viewports },
  },
} satisfies Preview
