import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Awaited } from './awaited.tsx'

const refetch = fn()

const meta = {
  component: Awaited,
  args: { query: { error: null, refetch } },
  parameters: {},
} satisfies Meta<typeof Awaited>
export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = {}

export const Failed: Story = {
  args: { query: { error: new Error('The host is stopping. Start it again, and repeat the call.'), refetch } },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button'))
    await expect(refetch).toHaveBeenCalled()
  },
}
