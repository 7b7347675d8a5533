import type { Meta, StoryObj } from '@storybook/react-vite'
import { Spinner } from './spinner.tsx'

/**
 * Shows that something is under way.
 *
 * **Use it for** buttons and small places.
 *
 * - **Do** announce the loading on the element around it, with `aria-busy` or a `LoadingState`.
 * - **Don't** use it for a whole screen whose shape is known; that is a `Skeleton`.
 */
const meta = { component: Spinner } satisfies Meta<typeof Spinner>
export default meta
type Story = StoryObj<typeof meta>

export const Usual: Story = {}
export const Large: Story = { args: { size: 40 } }
