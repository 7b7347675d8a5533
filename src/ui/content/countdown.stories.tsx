import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Countdown } from './countdown.tsx'
import { storyText } from './story-text.ts'

/**
 * Shows the time that is left until something happens.
 *
 * **Use it for** the end of a maintenance, of a promotion or of a draw.
 *
 * - **Do** take the time from the gateway's clock: the parent gives the milliseconds.
 * - **Don't** use it for the wait before another code; that is on its button.
 */
const meta = {
  component: Countdown,
  args: { ms: 2 * 3_600_000 + 3 * 60_000 + 4_000, label: '' },
  render: (args) => <Countdown {...args} label={storyText('남은 시간', 'Time left')} />,
} satisfies Meta<typeof Countdown>
export default meta
type Story = StoryObj<typeof meta>

export const Running: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole('timer')).toHaveTextContent('02:03:04')
  },
}

export const Days: Story = { args: { ms: 123 * 3_600_000 } }

export const Over: Story = {
  args: { ms: -1 },
  async play({ canvas }) {
    await expect(canvas.getByRole('timer')).toHaveTextContent('00:00:00')
  },
}
