import type { Meta, StoryObj } from '@storybook/react-vite'
import { ProgressBar } from './progress-bar.tsx'

/**
 * Shows how much of something is done.
 *
 * **Use it for** turnover, levels and tasks.
 *
 * - **Do** give a label, and say the numbers beside the bar.
 * - **Don't** use it for loading; that is a `Skeleton` or a `Spinner`.
 */
const meta = { component: ProgressBar, args: { label: 'Progress' } } satisfies Meta<typeof ProgressBar>
export default meta
type Story = StoryObj<typeof meta>

export const Begun: Story = { args: { value: 0.08 } }
export const HalfWay: Story = { args: { value: 0.5 } }
export const Done: Story = { args: { value: 1 } }
