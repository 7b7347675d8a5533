import type { Meta, StoryObj } from '@storybook/react-vite'
import { User } from 'lucide-react'
import { expect, userEvent } from 'storybook/test'
import { storyText } from '../content/story-text.ts'
import { Button } from '../controls/button.tsx'
import { FieldLabel, TextField, type TextFieldProps } from './text-field.tsx'

/**
 * A field for one line.
 *
 * **Use it for** forms.
 *
 * - **Do** write in `error` what is wrong and how to mend it.
 * - **Do** set `autoComplete` and the keyboard by `type` or `inputMode`.
 * - **Don't** use the placeholder as the only label, except with `labelHidden`.
 * - **Don't** validate while a person is still typing for the first time.
 *
 * ### FieldLabel
 *
 * Names a field, with a marker if the field is required.
 *
 * **Use it for** a control that is not a `TextField`, as `SelectField` does.
 *
 * - **Do** give it the `id` of the control, so that a press on the label focuses it.
 * - **Don't** use it without a control, or as a heading of several fields; that is a `legend`.
 */
const meta = {
  component: TextField,
  subcomponents: { FieldLabel },
  args: { label: '', icon: <User /> },
  render: (args) => (
    <TextField
      {...args}
      label={storyText('아이디', 'Username')}
      placeholder={storyText('아이디 입력', 'Enter username')}
    />
  ),
} satisfies Meta<TextFieldProps>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Filled: Story = { args: { defaultValue: 'haedal_92' } }
export const LabelHidden: Story = { args: { labelHidden: true } }
export const ReadOnly: Story = { args: { readOnly: true, defaultValue: 'haedal_92' } }

export const Required: Story = {
  args: { required: true },
  async play({ canvas }) {
    await expect(canvas.getByRole('textbox')).toBeRequired()
  },
}

export const Focused: Story = {
  async play({ canvas }) {
    await userEvent.type(canvas.getByRole('textbox'), 'haedal')
    await expect(canvas.getByRole('textbox')).toHaveFocus()
  },
}

export const WithHint: Story = {
  render: (args) => (
    <TextField
      {...args}
      label={storyText('닉네임', 'Nickname')}
      hint={storyText('다른 회원에게 보이는 이름입니다', 'The name other members see')}
    />
  ),
}

export const WithError: Story = {
  render: (args) => (
    <TextField
      {...args}
      label={storyText('아이디', 'Username')}
      defaultValue="haedal_92"
      required
      error={storyText('이미 사용 중인 아이디입니다', 'username already exists')}
    />
  ),
  async play({ canvas }) {
    const input = canvas.getByRole('textbox')
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription(storyText('이미 사용 중인 아이디입니다', 'username already exists'))
  },
}

export const WithButton: Story = {
  render: (args) => (
    <TextField
      {...args}
      icon={undefined}
      label={storyText('인증번호', 'Verification code')}
      trailing={
        <Button kind="ghost" size="small">
          02:41
        </Button>
      }
      style={{ paddingInlineEnd: 84 }}
    />
  ),
}
