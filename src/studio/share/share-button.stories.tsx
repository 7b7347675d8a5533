import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { said, storyWorld } from '../story-calls.ts'
import { ShareButton } from './share-button.tsx'

const meta = {
  component: ShareButton,
  args: { world: storyWorld },
  parameters: { scenario: 'active-member', wide: true },
} satisfies Meta<typeof ShareButton>
export default meta
type Story = StoryObj<typeof meta>

/** The dialog with the link and its code. */
export const Ready: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: said('share') }))
    await expect(await canvas.findByText(/__studio\/#s=/)).toBeVisible()
  },
}
