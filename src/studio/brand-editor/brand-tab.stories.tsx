import type { Meta, StoryObj } from '@storybook/react-vite'
import { calls } from '../api/calls.ts'
import { storyWorld } from '../story-calls.ts'
import { BrandTab } from './brand-tab.tsx'

const meta = {
  component: BrandTab,
  args: { world: storyWorld },
  parameters: { scenario: 'new-member' },
} satisfies Meta<typeof BrandTab>
export default meta
type Story = StoryObj<typeof meta>

const { path } = calls.merchant

export const Ready: Story = { tags: ['panel'] }
export const Loading: Story = { parameters: { control: { [path]: 'held' } } }
export const Failed: Story = { parameters: { control: { [path]: 'refused' } } }
