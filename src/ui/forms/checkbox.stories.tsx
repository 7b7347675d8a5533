import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { storyText } from '../content/story-text.ts'
import { Checkbox } from './checkbox.tsx'

/**
 * Switches one thing on or off, with its label as part of the target.
 *
 * **Use it for** an agreement or an option that a form sends.
 *
 * - **Do** write the label as a sentence that is true when it is ticked.
 * - **Don't** use it to choose one of several; that is `Choices`.
 * - **Don't** act at once when it is ticked.
 */
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
