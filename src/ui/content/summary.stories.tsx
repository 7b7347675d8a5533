import type { Meta, StoryObj } from '@storybook/react-vite'
import { storyText } from './story-text.ts'
import { Summary } from './summary.tsx'

/**
 * Shows named values below one another, and the total apart from them.
 *
 * **Use it for** what a withdrawal costs before it is sent, what a deposit or a withdrawal consists of, and the facts of
 * a bet or a game.
 *
 * - **Do** put the parts before `total`, in the order in which they add up.
 * - **Do** give amounts as `Money`.
 * - **Do** give a `label` if no heading above names it.
 * - **Don't** use it for the totals of a record; those are `Sums`.
 * - **Don't** give two rows the same label.
 */
const meta = { component: Summary, args: { rows: [] } } satisfies Meta<typeof Summary>
export default meta
type Story = StoryObj<typeof meta>

export const WithTotal: Story = {
  tags: ['unpictured'],
  render: () => (
    <Summary
      label={storyText('출금 내역', 'Withdrawal')}
      rows={[
        { label: storyText('출금 금액', 'Withdrawal amount'), value: '₩100,000.00' },
        { label: storyText('수수료', 'Fee'), value: '₩1,000.00' },
      ]}
      total={{ label: storyText('입금될 금액', 'Your bank receives'), value: '₩99,000.00' }}
    />
  ),
}

export const FactsOnly: Story = {
  tags: ['unpictured'],
  render: () => (
    <Summary
      label={storyText('베팅', 'Bet')}
      rows={[
        { label: storyText('베팅 번호', 'Number'), value: 'PP-20261120-0004418823' },
        { label: storyText('시간', 'Time'), value: '2026. 11. 20. 13:05' },
        { label: storyText('상태', 'State'), value: storyText('정산 완료', 'Settled') },
      ]}
    />
  ),
}
