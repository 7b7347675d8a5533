import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Checkbox } from './checkbox.tsx'
import { storyText } from './story-text.ts'

const meta = {
  component: Checkbox,
  args: { children: '' },
  render: (args) => (
    <Checkbox {...args}>{storyText('아이디·비밀번호 저장', 'Remember username and password')}</Checkbox>
  ),
} satisfies Meta<typeof Checkbox>
export default meta
type Story = StoryObj<typeof meta>

export const Unchecked: Story = {
  async play({ canvas }) {
    await userEvent.click(canvas.getByText(/저장|Remember/))
    await expect(canvas.getByRole('checkbox')).toBeChecked()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('checkbox')).not.toBeChecked()
  },
}
export const Checked: Story = { args: { defaultChecked: true } }
export const Disabled: Story = { args: { defaultChecked: true, disabled: true } }
