import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { storyText } from '../content/story-text.ts'
import { Outcome } from './outcome.tsx'

/**
 * Shows the state of an order of money, and announces when it changes.
 *
 * **Use it for** the result of a deposit or a withdrawal, as long as it is on the screen.
 *
 * - **Do** keep it mounted while the order is open: its changes are announced.
 * - **Do** say in the text what happens next, and when.
 * - **Do** put a `Summary` of the order below it.
 * - **Don't** report an order by a toast alone: people look for it later.
 * - **Don't** use `failed` for what a person cancelled; nothing went wrong then.
 */
const meta = {
  component: Outcome,
  args: { tone: 'waiting', title: '', amount: '₩100,000.00', text: '' },
} satisfies Meta<typeof Outcome>
export default meta
type Story = StoryObj<typeof meta>

export const Waiting: Story = {
  tags: ['unpictured'],
  render: (args) => (
    <Outcome
      {...args}
      title={storyText('입금을 기다리고 있습니다', 'Waiting for your transfer')}
      text={storyText('정확히 이 금액을 보내 주세요.', 'Send exactly this amount.')}
    />
  ),
  async play({ canvas }) {
    await expect(canvas.getByRole('status')).toHaveTextContent('₩100,000.00')
  },
}

export const Done: Story = {
  tags: ['unpictured'],
  render: (args) => (
    <Outcome
      {...args}
      tone="done"
      title={storyText('입금이 완료되었습니다', 'Your deposit has arrived')}
      text={storyText('₩100,000.00이 추가되었습니다.', '₩100,000.00 has been added to your balance.')}
    />
  ),
}

export const Failed: Story = {
  tags: ['unpictured'],
  render: (args) => (
    <Outcome
      {...args}
      tone="failed"
      title={storyText('결제에 실패했습니다', 'The payment failed')}
      text={storyText('청구되지 않았습니다. 다시 시도해 주세요.', 'Nothing was charged. Please try again.')}
    />
  ),
}
