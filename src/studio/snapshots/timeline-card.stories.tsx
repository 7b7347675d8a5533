import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { calls } from '../api/calls.ts'
import { said, storyWorld } from '../story-calls.ts'
import { TimelineCard } from './timeline-card.tsx'

const meta = {
  component: TimelineCard,
  args: { world: storyWorld },
  parameters: { scenario: 'active-member' },
} satisfies Meta<typeof TimelineCard>
export default meta
type Story = StoryObj<typeof meta>

const { path } = calls.timeline

export const Ready: Story = {
  tags: ['panel'],
  async play({ canvas, userEvent }) {
    const [newest] = await canvas.findAllByRole('option')
    if (newest) await userEvent.click(newest)
    await expect(canvas.getAllByRole('option', { selected: true })).toHaveLength(1)
    await expect(canvas.getAllByText(said('entry_now'))[0]).toBeVisible()
  },
}
export const Loading: Story = { parameters: { control: { [path]: 'held' } } }
export const Failed: Story = { parameters: { control: { [path]: 'refused' } } }
