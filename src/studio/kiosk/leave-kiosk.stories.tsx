import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { said } from '../story-calls.ts'
import { LeaveKiosk } from './leave-kiosk.tsx'

const meta = {
  component: LeaveKiosk,
  args: { kept: { lock: '', idle: 60 }, onLeft: fn() },
  parameters: { scenario: 'default', wide: true },
  globals: { viewport: { value: 'desktop1280' } },
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
