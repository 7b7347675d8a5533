import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { said, storyWorld } from '../story-calls.ts'
import { usePhones } from './phones.ts'
import { Stage } from './stage.tsx'

const meta = {
  component: Stage,
  parameters: { scenario: 'new-member', wide: true },
} satisfies Meta<typeof Stage>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  tags: ['panel'],
  render: () => (
    <div style={{ display: 'grid', blockSize: 700 }}>
      <Stage />
    </div>
  ),
}

/** A second session in the same world, on a small phone on its side. */
export const TwoPhones: Story = {
  render: Ready.render,
  beforeEach() {
    usePhones.setState(({ phones }) => ({
      phones: phones.flatMap((phone) => [phone, { ...phone, id: 2, seat: 2, landscape: true }]),
    }))
  },
  async play({ canvas, userEvent }) {
    const name = `${storyWorld} ${said('phone_seat', { seat: 2 })}`
    await userEvent.click(await canvas.findByRole('button', { name }))
    await expect(canvas.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true')
  },
}
