import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { said } from '../story-calls.ts'
import { Kiosk } from './kiosk.tsx'

const meta = {
  component: Kiosk,
  parameters: { scenario: 'default', wide: true },
} satisfies Meta<typeof Kiosk>
export default meta
type Story = StoryObj<typeof meta>

export const SetUp: Story = {}

export const WrongPin: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.type(await canvas.findByLabelText(said('kiosk_pin')), '12')
    await userEvent.click(canvas.getByRole('button', { name: said('kiosk_start') }))
    await expect(canvas.getByLabelText(said('kiosk_pin'))).toBeInvalid()
  },
}
