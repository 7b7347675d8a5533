import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { said } from '../story-calls.ts'
import { LeaveKiosk } from './leave-kiosk.tsx'
import { forgetWrongPins } from './wrong-pins.ts'

const meta = {
  component: LeaveKiosk,
  args: { kept: { lock: '', idle: 60 }, onLeft: fn() },
  parameters: { scenario: 'default', wide: true },
  beforeEach: forgetWrongPins,
} satisfies Meta<typeof LeaveKiosk>
export default meta
type Story = StoryObj<typeof meta>

/** Enter on the unmarked corner asks for the PIN. */
export const Asking: Story = {
  async play({ canvas, userEvent }) {
    canvas.getByRole('button', { name: said('kiosk_leave') }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByLabelText(said('kiosk_pin'))).toBeVisible())
  },
}

export const WrongPin: Story = {
  async play(context) {
    await Asking.play?.(context)
    const { canvas, userEvent } = context
    await userEvent.type(canvas.getByLabelText(said('kiosk_pin')), '1111{Enter}')
    await expect(await canvas.findByText(said('kiosk_pin_wrong'))).toBeVisible()
  },
}

/** After five wrong PINs, the kiosk takes none for half a minute. */
export const Locked: Story = {
  async play(context) {
    await Asking.play?.(context)
    const { canvas, userEvent } = context
    const field = canvas.getByLabelText(said('kiosk_pin'))
    for (let tries = 0; tries < 5; tries += 1) {
      await userEvent.type(field, '1111{Enter}')
      await waitFor(() => expect(field).toHaveValue(''))
    }
    await expect(await canvas.findByText(said('kiosk_pin_locked'))).toBeVisible()
  },
}
