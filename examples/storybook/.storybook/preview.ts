import type { Preview } from '@storybook/react-vite'
import { parlor } from 'parlor/storybook'

export default { loaders: [parlor] } satisfies Preview
