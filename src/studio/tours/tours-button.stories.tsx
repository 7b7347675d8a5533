import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { said } from '../story-calls.ts'
import { saveOwnTour } from './own-tours.ts'
import { tours } from './tours.ts'
import { ToursButton } from './tours-button.tsx'

const meta = {
  component: ToursButton,
  parameters: { scenario: 'default', wide: true },
} satisfies Meta<typeof ToursButton>
export default meta
type Story = StoryObj<typeof meta>

/** The list of tours, without one that was recorded here. */
export const Ready: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: said('tours') }))
    await waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible())
  },
}

/** A recorded tour has the longest title. */
export const WithOwn: Story = {
  beforeEach() {
    const title = 'From the first look at the lobby to the second deposit, long'
    if (tours[0]) saveOwnTour({ ...tours[0], name: 'own-story', title })
  },
  play: Ready.play,
}
