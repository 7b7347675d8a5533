import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { storyText } from '../content/story-text.ts'
import { BalanceCard } from './balance-card.tsx'

/**
 * Shows the balance at the top of a screen that moves money, and links to the record of such movements.
 *
 * **Use it for** deposit, withdrawal and wallets.
 *
 * - **Do** say in the label which balance it is: all wallets, or what can be withdrawn.
 * - **Do** leave out `record` if the merchant does not offer that record.
 * - **Do** give the record's full name in `record.name` for screen readers. It contains `record.text`, the short word
 *   that shows.
 * - **Don't** show it on screens that only report, such as records.
 */
const meta = {
  component: BalanceCard,
  args: { label: '', children: '₩1,284,500.00' },
  render: (args) => <BalanceCard {...args} label={storyText('보유 금액', 'Balance')} />,
} satisfies Meta<typeof BalanceCard>
export default meta
type Story = StoryObj<typeof meta>

const recordName = () => storyText('입금 내역', 'Deposit record')

export const WithRecord: Story = {
  tags: ['unpictured'],
  render: (args) => (
    <BalanceCard
      {...args}
      label={storyText('보유 금액', 'Balance')}
      record={{ to: '/m/vouReport', name: recordName(), text: storyText('내역', 'Record') }}
    />
  ),
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { name: recordName() })).toBeVisible()
  },
}

export const WithoutRecord: Story = { tags: ['unpictured'] }
