import type { Meta, StoryObj } from '@storybook/react-vite'
import { Mail } from 'lucide-react'
import { expect } from 'storybook/test'
import { storyText } from './story-text.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

/**
 * Renders a text for screen readers only.
 *
 * **Use it for** what a picture, a colour or a position already says to people who see: an unread letter, a day that
 * was checked in, the name of a page whose heading is the merchant's mark.
 *
 * - **Do** write a whole phrase that makes sense where it is read.
 * - **Don't** hide help that everybody needs: show it.
 * - **Don't** put a button or a link into it, because the focus would be invisible.
 */
const meta = {
  component: VisuallyHidden,
  render: () => (
    <p style={{ display: 'flex', alignItems: 'center', gap: 8, fontWeight: 700 }}>
      <Mail size={20} />
      <VisuallyHidden>{storyText('읽지 않음', 'Unread')}</VisuallyHidden>
      {storyText('주말 이벤트 안내', 'Your weekend bonus')}
    </p>
  ),
} satisfies Meta<typeof VisuallyHidden>
export default meta
type Story = StoryObj<typeof meta>

/** A screen reader reads "Unread, Your weekend bonus". */
export const Unread: Story = {
  tags: ['unpictured'],
  async play({ canvas }) {
    const { width, height } = canvas.getByText(storyText('읽지 않음', 'Unread')).getBoundingClientRect()
    await expect(width * height).toBeLessThanOrEqual(1)
  },
}
