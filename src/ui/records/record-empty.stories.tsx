import type { Meta, StoryObj } from '@storybook/react-vite'
import i18next from 'i18next'
import { ReceiptText } from 'lucide-react'
import { expect, fn, userEvent } from 'storybook/test'
import { storyText } from '../content/story-text.ts'
import { RecordEmpty } from './record-empty.tsx'

const clear = fn()

/**
 * Replaces the rows of an empty record, and offers the action that creates the first one.
 *
 * **Use it for** records of games, money and applications.
 *
 * - **Do** give the record's filter: it then offers to clear the filter instead of leading away.
 * - **Do** lead with `to` to where the first row comes from: deposits to the deposit, bets to the games.
 * - **Don't** use it for lists without a filter; those have an `EmptyState`.
 * - **Don't** show it while the record is loading or after it has failed.
 */
const meta = {
  component: RecordEmpty,
  args: { filter: { isSet: false, clear }, icon: <ReceiptText />, to: '/m/voucherCenter', action: '' },
  render: (args) => (
    <RecordEmpty
      {...args}
      hint={storyText('입금하시면 표시됩니다', 'Deposits appear here')}
      action={storyText('입금', 'Deposit')}
    />
  ),
} satisfies Meta<typeof RecordEmpty>
export default meta
type Story = StoryObj<typeof meta>

export const NoneYet: Story = {
  tags: ['unpictured'],
  async play({ canvas }) {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/m/voucherCenter')
  },
}

export const NoneThatTheFilterSelects: Story = {
  tags: ['unpictured'],
  args: { filter: { isSet: true, clear } },
  async play({ canvas }) {
    clear.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: i18next.t('records.clear') }))
    await expect(clear).toHaveBeenCalledTimes(1)
  },
}
