import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Switch } from './switch.tsx'

const meta = {
  component: Switch,
  args: { label: 'maintenance', on: false, onChange: fn(async () => undefined) },
  parameters: {},
} satisfies Meta<typeof Switch>
export default meta
type Story = StoryObj<typeof meta>

export const Off: Story = {}

/** A long name and its sentence, which differs from the scenario's. */
export const Changed: Story = {
  args: {
    label: 'isRealNameVerificationOfEveryMemberRequiredBeforeTheFirstWithdrawal',
    about: 'Members confirm their real name by a text message before they withdraw for the first time.',
    changed: 'Changed',
    on: true,
  },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('switch'))
    await expect(args.onChange).toHaveBeenCalledWith(false)
  },
}
