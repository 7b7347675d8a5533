import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { calls } from '../api/calls.ts'
import { said, storyWorld } from '../story-calls.ts'
import { ClockCard } from './clock-card.tsx'

const meta = {
  component: ClockCard,
  args: { world: storyWorld },
  parameters: { scenario: 'active-member' },
} satisfies Meta<typeof ClockCard>
export default meta
type Story = StoryObj<typeof meta>

const { path } = calls.clock

export const Ready: Story = { tags: ['panel'] }
export const Loading: Story = { parameters: { control: { [path]: 'held' } } }
export const Failed: Story = { parameters: { control: { [path]: 'refused' } } }

/** The clock of a story is frozen at noon of the 20th: a day later it is frozen there. */
export const ADayLater: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: said('step_1d') }))
    await expect(await canvas.findByDisplayValue(/^2026-11-21T/)).toBeVisible()
  },
}
