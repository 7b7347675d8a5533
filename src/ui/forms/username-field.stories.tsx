import type { Meta, StoryObj } from '@storybook/react-vite'
import i18next from 'i18next'
import { expect } from 'storybook/test'
import { UsernameField } from './username-field.tsx'

/**
 * Asks for the name of an account that exists. Browsers fill it in, and phones leave it uncorrected.
 *
 * **Use it for** login and a lost password.
 *
 * - **Do** keep it in a form that changes a password, read-only: password managers then know whose password it is.
 * - **Don't** use it in the registration: a new name has rules and an availability to show.
 * - **Don't** give it a label; it has its own in every language.
 */
const meta = { component: UsernameField } satisfies Meta<typeof UsernameField>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  tags: ['unpictured'],
  args: { labelHidden: true, required: true },
  async play({ canvas }) {
    const field = canvas.getByRole('textbox', { name: new RegExp(i18next.t('auth.username')) })
    await expect(field).toHaveAttribute('autocomplete', 'username')
  },
}

export const OfTheMember: Story = { tags: ['unpictured'], args: { defaultValue: 'haedal_92', readOnly: true } }
