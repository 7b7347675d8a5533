import type { Preview } from '@storybook/react-vite'
import { addFont } from '#ui/fonts.ts'
import { picturesForChromatic } from './pictures/for-chromatic.ts'
import { stage } from './stage.tsx'
import { beStill, comeToRest } from './still/still.ts'
import { globalTypes, initialGlobals } from './toolbar.ts'
import { viewports } from './viewports.ts'
import { worldLoader } from './world-loader.ts'

const font = addFont()

export default {
  globalTypes,
  initialGlobals,
  beforeEach: beStill,
  afterEach: comeToRest,
  loaders: [worldLoader, () => font.load()],
  decorators: [stage],
  argTypesEnhancers: [picturesForChromatic],
  parameters: {
    a11y: { test: 'error' },
    options: { storySort: { method: 'alphabetical', order: ['design', 'ui', 'features', 'app', 'Vendors'] } },
    viewport: { options: viewports },
  },
} satisfies Preview
