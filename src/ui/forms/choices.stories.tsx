import type { Meta, StoryObj } from '@storybook/react-vite'
import { Landmark } from 'lucide-react'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { storyText } from '../content/story-text.ts'
import { Choices } from './choices.tsx'

const banks = () => [
  { value: 'KB', title: storyText('국민은행', 'Kookmin Bank'), text: '***-**-1234' },
  { value: 'WR', title: storyText('우리은행', 'Woori Bank'), text: '***-**-5678' },
]

const bonuses = () => [
  {
    value: 'first',
    title: storyText('첫 입금 보너스', 'First deposit bonus'),
    text: storyText('100% 최대 ₩300,000', '100% up to ₩300,000'),
    end: '+₩50,000.00',
  },
  { value: '', title: storyText('보너스 없음', 'No bonus'), text: storyText('바로 출금 가능', 'Withdraw at any time') },
]

/**
 * Shows a few options below one another, each with a line of text or a value. One of them is chosen.
 *
 * **Use it for** a choice in a form whose options need a word of explanation: a bank, a bonus, the kind of an account.
 *
 * - **Do** start with a choice that does no harm, and offer "none" as an option of its own.
 * - **Do** put what the choice changes, such as the amount of a bonus, into `end`.
 * - **Don't** use it for more than about six options; that is a `SelectField`.
 * - **Don't** use it to switch between views; those are `Tabs`.
 */
const meta = {
  component: Choices,
  args: { name: 'choice', label: '', choices: [], value: '', onChange: () => undefined },
} satisfies Meta<typeof Choices>
export default meta
type Story = StoryObj<typeof meta>

export const WithIcons: Story = {
  tags: ['unpictured'],
  render: function Render({ name }) {
    const [value, setValue] = useState('KB')
    return (
      <Choices
        name={name}
        label={storyText('입금 계좌', 'Account')}
        icon={<Landmark size={20} />}
        choices={banks()}
        value={value}
        onChange={setValue}
      />
    )
  },
  async play({ canvas }) {
    await userEvent.click(canvas.getByText('***-**-5678'))
    await expect(canvas.getByRole('radio', { name: /5678/ })).toBeChecked()
    await userEvent.keyboard('{ArrowUp}')
    await expect(canvas.getByRole('radio', { name: /1234/ })).toBeChecked()
  },
}

export const WithValues: Story = {
  tags: ['unpictured'],
  render: function Render({ name }) {
    const [value, setValue] = useState('first')
    return (
      <Choices name={name} label={storyText('보너스', 'Bonus')} choices={bonuses()} value={value} onChange={setValue} />
    )
  },
}
