import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Money } from './money.tsx'

const front = { symbol: '₩', position: 'F' } as const
const back = { symbol: '₩', position: 'B' } as const

/**
 * Shows an amount as the merchant and the language write it.
 *
 * **Use it for** every amount on a screen.
 *
 * - **Do** use `signed` for wins and losses.
 * - **Do** use `masked` while the balance is hidden.
 * - **Don't** format amounts by hand.
 * - **Don't** show a gain by colour alone: the sign says it too.
 */
const meta = {
  component: Money,
  args: { amount: 1284500, currency: front },
} satisfies Meta<typeof Money>
export default meta
type Story = StoryObj<typeof meta>

export const SymbolBefore: Story = {
  tags: ['unpictured'],
  async play({ canvas }) {
    await expect(canvas.getByText('₩1,284,500.00')).toBeVisible()
  },
}

export const SymbolAfter: Story = {
  args: { currency: back },
  async play({ canvas }) {
    await expect(canvas.getByText('1,284,500.00₩')).toBeVisible()
  },
}

export const Gain: Story = { args: { amount: 3420000, signed: true } }
export const Loss: Story = { args: { amount: -125000, signed: true } }

export const Masked: Story = {
  args: { masked: true },
  async play({ canvas }) {
    await expect(canvas.getByText('******')).toBeVisible()
    await expect(canvas.queryByText(/1,284/)).toBeNull()
  },
}
