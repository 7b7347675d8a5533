import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { calls } from '../api/calls.ts'
import { said, storyWorld } from '../story-calls.ts'
import { ScenarioList } from './scenario-list.tsx'

const meta = {
  component: ScenarioList,
  args: { world: storyWorld, hidden: false },
  parameters: { scenario: 'agent' },
} satisfies Meta<typeof ScenarioList>
export default meta
type Story = StoryObj<typeof meta>

const { path } = calls.scenarios

export const Ready: Story = { tags: ['panel'] }
export const Loading: Story = { parameters: { control: { [path]: 'held' } } }
export const Failed: Story = { parameters: { control: { [path]: 'refused' } } }

export const NothingFound: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.type(canvas.getByRole('searchbox'), 'there is no such scenario')
    await expect(await canvas.findByText(said('no_scenario'))).toBeVisible()
  },
}
