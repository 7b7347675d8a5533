import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { calls } from '../api/calls.ts'
import { said, storyWorld } from '../story-calls.ts'
import { SettingsCard } from './settings-card.tsx'

const meta = {
  component: SettingsCard,
  args: { world: storyWorld },
  parameters: { scenario: 'new-member' },
} satisfies Meta<typeof SettingsCard>
export default meta
type Story = StoryObj<typeof meta>

const { path } = calls.settings

export const Ready: Story = { tags: ['panel'] }
export const Loading: Story = { parameters: { control: { [path]: 'held' } } }
export const Failed: Story = { parameters: { control: { [path]: 'refused' } } }

/** A pressed setting says that it differs from the scenario's. */
export const Changed: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.type(canvas.getByRole('searchbox'), 'emptyLobby')
    await userEvent.click(await canvas.findByRole('switch', { name: 'emptyLobby' }))
    await expect(await canvas.findByText(said('changed_count', { count: 1 }))).toBeVisible()
  },
}
