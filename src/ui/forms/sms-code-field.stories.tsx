import type { Meta, StoryObj } from '@storybook/react-vite'
import i18next from 'i18next'
import { ShieldCheck } from 'lucide-react'
import type { ComponentProps } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { SmsCodeField } from './sms-code-field.tsx'
import { useForm } from './use-form.ts'

type SmsCodeFieldProps = ComponentProps<typeof SmsCodeField<'code'>>

const onRequest = fn(async () => undefined)

function CodeForm(look: Pick<SmsCodeFieldProps, 'secondsLeft' | 'labelHidden' | 'icon'>) {
  const form = useForm({ initial: { code: '' }, names: ['code'], check: () => undefined })
  return (
    <form {...form.props}>
      <SmsCodeField {...look} form={form} name="code" onRequest={onRequest} />
    </form>
  )
}

/**
 * Asks for a code that was sent, beside the button that requests one.
 *
 * **Use it for** codes by text message and by mail.
 *
 * - **Do** take `secondsLeft` from the gateway's answer: the button counts down until another code may be requested.
 * - **Do** give a `label` for a code by mail; it speaks of a text message otherwise.
 * - **Don't** disable the button after a code has expired: the field enables it then by itself.
 * - **Don't** use it for a payment password; that is a `PasswordField`.
 */
const meta = {
  component: SmsCodeField<'code'>,
  render: ({ secondsLeft, labelHidden, icon }) => (
    <CodeForm secondsLeft={secondsLeft} labelHidden={labelHidden} icon={icon} />
  ),
} satisfies Meta<SmsCodeFieldProps>
export default meta
type Story = StoryObj<Partial<SmsCodeFieldProps>>

export const Ready: Story = {
  tags: ['unpictured'],
  async play({ canvas }) {
    onRequest.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: i18next.t('auth.get_code') }))
    await expect(onRequest).toHaveBeenCalledTimes(1)
    await userEvent.type(canvas.getByRole('textbox'), '12 34 56')
    await expect(canvas.getByRole('textbox')).toHaveValue('123456')
  },
}

export const Sent: Story = {
  tags: ['unpictured'],
  args: { secondsLeft: 58, labelHidden: true, icon: <ShieldCheck /> },
  async play({ canvas }) {
    const wait = canvas.getByRole('button', { name: i18next.t('auth.seconds_left', { seconds: 58 }) })
    await expect(wait).toHaveAttribute('aria-disabled', 'true')
  },
}
