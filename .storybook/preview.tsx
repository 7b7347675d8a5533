import 'pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css'
import type { Preview } from '@storybook/react-vite'
import { modes } from './modes.ts'
import { stage } from './stage.tsx'
import { globalTypes, initialGlobals } from './toolbar.ts'
import { viewports } from './viewports.ts'
import { worldLoader } from './world-loader.ts'

export default {
  globalTypes,
  initialGlobals,
  loaders: [worldLoader],
  decorators: [stage],
  parameters: {
    a11y: { test: 'error' },
    chromatic: { modes },
    options: { storySort: { order: ['App', 'Features', 'UI', 'Vendors'] } },
    viewport: { options: viewports },
  },
} satisfies Preview
