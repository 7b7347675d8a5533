import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Badge } from './badge.tsx'

/**
 * Shows how many items are unread.
 *
 * **Use it for** counts on icons and menu entries, such as the inbox.
 *
 * - **Do** give the real count, also 0: it then shows nothing, and caps itself at 99+.
 * - **Don't** use it for amounts of money or for states.
 */
const meta = { component: Badge } satisfies Meta<typeof Badge>
export default meta
type Story = StoryObj<typeof meta>

export const One: Story = {
  args: { count: 1 },
  async play({ canvas }) {
    await expect(canvas.getByText('1')).toBeVisible()
  },
}

export const Most: Story = {
  args: { count: 99 },
  async play({ canvas }) {
    await expect(canvas.getByText('99')).toBeVisible()
  },
}

export const OverTheCap: Story = {
  args: { count: 100 },
  async play({ canvas }) {
    await expect(canvas.getByText('99+')).toBeVisible()
  },
}

export const NoneShowsNothing: Story = {
  tags: ['unpictured'],
  args: { count: 0 },
  async play({ canvas }) {
    await expect(canvas.queryByText('0')).toBeNull()
  },
}
