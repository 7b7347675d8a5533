import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Avatar } from './avatar.tsx'
import { storyArt } from './story-art.ts'

const meta = { component: Avatar, args: { name: '해달이' } } satisfies Meta<typeof Avatar>
export default meta
type Story = StoryObj<typeof meta>

export const Picture: Story = { args: { imageUrl: storyArt(30, { width: 120, height: 120 }) } }
export const Letter: Story = {}
export const Large: Story = { args: { name: 'mina', size: 72 } }

export const LetterWhenThePictureFails: Story = {
  args: { imageUrl: 'data:image/png;base64,AAAA' },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('해')).toBeVisible())
  },
}
