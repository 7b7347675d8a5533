import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Avatar } from './avatar.tsx'
import { storyArt } from './story-art.ts'

/**
 * Shows a person, beside the name.
 *
 * **Use it for** rows and headers that name a person, such as the member centre or a downline.
 *
 * - **Do** give the whole name: without a picture its first letter is shown.
 * - **Don't** use it alone: screen readers skip it, so the name must be beside it.
 */
const meta = { component: Avatar, args: { name: '해달이' } } satisfies Meta<typeof Avatar>
export default meta
type Story = StoryObj<typeof meta>

export const Picture: Story = { args: { imageUrl: storyArt(30, { width: 120, height: 120 }) } }
export const Letter: Story = {}
export const Large: Story = { args: { name: 'mina', size: 72 } }

export const LetterWhenThePictureFails: Story = {
  tags: ['unpictured'],
  parameters: { losesPictures: true },
  args: { imageUrl: 'data:image/png;base64,AAAA' },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('해')).toBeVisible())
  },
}
