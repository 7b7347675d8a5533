import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { storyText } from '../content/story-text.ts'
import { TextArea } from './text-area.tsx'

/**
 * A field for several lines, with the count of its characters.
 *
 * **Use it for** feedback and letters.
 *
 * - **Do** set `maxLength` to the gateway's limit.
 * - **Don't** use it for one line; that is a `TextField`.
 */
const meta = {
  component: TextArea,
  args: { label: '', value: '', maxLength: 140 },
  render: function Render(args) {
    const [value, setValue] = useState(args.value)
    return (
      <TextArea
        {...args}
        label={storyText('내용', 'Message')}
        value={value}
        onChange={(event) => setValue(event.target.value)}
      />
    )
  },
} satisfies Meta<typeof TextArea>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  async play({ canvas, userEvent }) {
    const field = canvas.getByRole('textbox')
    await userEvent.type(field, '가나다')
    await expect(field).toHaveValue('가나다')
    await expect(canvas.getByText('3/140')).toBeVisible()
  },
}
export const Long: Story = { args: { value: '긴 글은 상자와 함께 자랍니다. '.repeat(8).trim() } }
export const Wrong: Story = {
  args: { error: '내용을 입력해 주세요' },
  async play({ canvas }) {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('내용을 입력해 주세요')
  },
}
