import type { Meta, StoryObj } from '@storybook/react-vite'
import { calls } from './api/calls.ts'
import { storyWorld } from './story-calls.ts'
import { TopBar } from './top-bar.tsx'

const meta = {
  component: TopBar,
  args: { world: storyWorld },
  parameters: { scenario: 'default', wide: true },
} satisfies Meta<typeof TopBar>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = { tags: ['panel'] }
export const Loading: Story = {
  parameters: { control: { [calls.settings.path]: 'held', [calls.merchants.path]: 'held' } },
}
