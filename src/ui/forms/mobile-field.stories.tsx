import type { Meta, StoryObj } from '@storybook/react-vite'
import i18next from 'i18next'
import { Smartphone } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { DialingCodeSelect } from './dialing-code-select.tsx'
import { usualDialingCode } from './dialing-codes.ts'
import { MobileField } from './mobile-field.tsx'
import { useForm } from './use-form.ts'

type MobileFieldProps = ComponentProps<typeof MobileField<'mobile'>>

function MobileForm(look: Pick<MobileFieldProps, 'labelHidden' | 'icon' | 'required' | 'hint'>) {
  const [dialingCode, setDialingCode] = useState<string>(usualDialingCode)
  const form = useForm({ initial: { mobile: '' }, names: ['mobile'], check: () => undefined })
  return (
    <form {...form.props}>
      <MobileField {...look} form={form} name="mobile" dialingCode={dialingCode} onDialingCode={setDialingCode} />
    </form>
  )
}

/**
 * Asks for a mobile number and its country.
 *
 * **Use it for** every number that gets a code: login, registration, a lost password, the security centre.
 *
 * - **Do** keep the dialling code apart from the form's values, and send both.
 * - **Do** forget in `onOther` what proved the former number, such as a code that was sent.
 * - **Do** give the gateway's `countries` once they are known; until then it offers the usual ones.
 * - **Don't** format the number: it keeps the digits only.
 *
 * ### DialingCodeSelect
 *
 * Chooses a country from the system's picker, and shows only its dialling code.
 *
 * **Use it for** the country beside a number; `MobileField` contains it.
 *
 * - **Do** hide its label if the number's label is hidden.
 * - **Don't** read the country from it: several countries share a code, and it returns the code.
 */
const meta = {
  component: MobileField<'mobile'>,
  subcomponents: { DialingCodeSelect },
  render: ({ labelHidden, icon, required, hint }) => (
    <MobileForm labelHidden={labelHidden} icon={icon} required={required} hint={hint} />
  ),
} satisfies Meta<MobileFieldProps>
export default meta
type Story = StoryObj<Partial<MobileFieldProps>>

export const Labelled: Story = {
  tags: ['unpictured'],
  args: { required: true },
  async play({ canvas }) {
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'JP')
    await expect(canvas.getByText('+81')).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox'), '010-2233-4455')
    await expect(canvas.getByRole('textbox')).toHaveValue('01022334455')
    await expect(canvas.getByLabelText(i18next.t('auth.dialing_code'))).toHaveValue('JP')
  },
}

export const LabelHidden: Story = {
  tags: ['unpictured'],
  args: { labelHidden: true, icon: <Smartphone />, required: true },
}
