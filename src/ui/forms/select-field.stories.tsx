import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { storyText } from '../content/story-text.ts'
import { SelectField } from './select-field.tsx'

const options = () => [
  { value: 'KB', label: storyText('국민은행', 'Kookmin Bank') },
  { value: 'WR', label: storyText('우리은행', 'Woori Bank') },
  { value: 'SH', label: storyText('신한은행', 'Shinhan Bank') },
]

/**
 * Asks for a required choice from the system's picker.
 *
 * **Use it for** a list that is too long to show at once: banks, security questions, the length of a break.
 *
 * - **Do** write the placeholder as what to do, such as "Choose a bank": it cannot be chosen itself.
 * - **Do** offer "off" or "none" as an option with a value, if leaving it out is a choice.
 * - **Don't** use it for two or three options; `Choices` shows them without a press.
 * - **Don't** use it above a record; that is a `FilterSelect`.
 */
const meta = {
  component: SelectField,
  args: { label: '', name: 'bank', options: [], value: '', placeholder: '', onChange: () => undefined },
  render: function Render(args) {
    const [value, setValue] = useState(args.value)
    return (
      <SelectField
        {...args}
        label={storyText('은행', 'Bank')}
        placeholder={storyText('은행을 선택해 주세요', 'Choose a bank')}
        error={value === '' ? args.error : undefined}
        options={options()}
        value={value}
        onChange={setValue}
      />
    )
  },
} satisfies Meta<typeof SelectField>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  tags: ['unpictured'],
  async play({ canvas }) {
    const select = canvas.getByRole('combobox')
    await expect(select).toBeRequired()
    await userEvent.selectOptions(select, 'SH')
    await expect(select).toHaveValue('SH')
  },
}

export const Wrong: Story = {
  tags: ['unpictured'],
  args: { error: 'Choose a bank' },
  async play({ canvas }) {
    await expect(canvas.getByRole('combobox')).toBeInvalid()
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription('Choose a bank')
  },
}
