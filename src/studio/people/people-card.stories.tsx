import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { calls } from '../api/calls.ts'
import { said, storyWorld } from '../story-calls.ts'
import { PeopleCard } from './people-card.tsx'

const meta = {
  component: PeopleCard,
  args: { world: storyWorld },
  parameters: { scenario: 'agent' },
} satisfies Meta<typeof PeopleCard>
export default meta
type Story = StoryObj<typeof meta>

const { path } = calls.members

export const Ready: Story = { tags: ['panel'] }
export const Loading: Story = { parameters: { control: { [path]: 'held' } } }
export const Failed: Story = { parameters: { control: { [path]: 'refused' } } }

export const NobodyFound: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.type(canvas.getByRole('searchbox'), 'nobody has such a name')
    await expect(await canvas.findByText(said('people_count', { count: 0 }))).toBeVisible()
  },
}
