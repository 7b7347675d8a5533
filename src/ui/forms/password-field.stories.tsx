import type { Meta, StoryObj } from '@storybook/react-vite'
import i18next from 'i18next'
import { expect, userEvent } from 'storybook/test'
import { storyText } from '../content/story-text.ts'
import { PasswordField } from './password-field.tsx'

/**
 * A field for a password, which the person can show.
 *
 * **Use it for** login, registration and changes of a password.
 *
 * - **Do** set `autoComplete`, so that password managers know the field.
 * - **Don't** use it for codes that were sent: those are visible.
 */
const meta = {
  component: PasswordField,
  args: { label: '', defaultValue: 'sea-otter-7' },
  render: (args) => (
    <PasswordField {...args} label={storyText('비밀번호', 'Password')} autoComplete="current-password" />
  ),
} satisfies Meta<typeof PasswordField>
export default meta
type Story = StoryObj<typeof meta>

export const Hidden: Story = {
  async play({ canvas }) {
    await expect(canvas.getByLabelText(storyText('비밀번호', 'Password'))).toHaveAttribute('type', 'password')
  },
}

export const Shown: Story = {
  async play({ canvas }) {
    const input = canvas.getByLabelText(storyText('비밀번호', 'Password'))
    await userEvent.click(canvas.getByRole('button', { name: i18next.t('common.show_password') }))
    await expect(input).toHaveAttribute('type', 'text')
    await expect(input).toHaveValue('sea-otter-7')
    await expect(canvas.getByRole('button', { name: i18next.t('common.hide_password') })).toBeVisible()
  },
}

export const WithError: Story = {
  render: (args) => (
    <PasswordField {...args} label={storyText('비밀번호', 'Password')} error={i18next.t('in_confirmation_correct')} />
  ),
}
