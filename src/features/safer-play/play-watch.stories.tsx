import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { saferPlay } from '#contract/safer-play.ts'
import { PlayWatch } from './play-watch.tsx'

const meta = {
  component: PlayWatch,
  tags: ['unpictured'],
  args: { onLeave: fn() },
  parameters: { scenario: 'reality-check-due', session: 'haedal_92' },
} satisfies Meta<typeof PlayWatch>
export default meta
type Story = StoryObj<typeof meta>

/** A busy machine renders the first story late. */
const patience = { timeout: 5000 }

export const Ready: Story = {
  async play({ canvas }) {
    await expect(await canvas.findByRole('timer', undefined, patience)).toHaveTextContent(/^00:00:/)
  },
}

/** The clock goes on; the net position is unknown. */
export const NetFailed: Story = {
  parameters: { faults: [{ endpoint: saferPlay.netPosition, error: 'FAULT_INJECTED' }] },
  async play({ canvas }) {
    await expect(await canvas.findByRole('timer', undefined, patience)).toBeVisible()
    await expect(canvas.getByText('–')).toBeVisible()
  },
}
