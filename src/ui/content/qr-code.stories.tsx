import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { QrCode } from './qr-code.tsx'
import { storyText } from './story-text.ts'

/**
 * Draws a text as a QR code, in dark on white in every theme.
 *
 * **Use it for** an address that somebody opens with another phone: an invitation, an agent's link, a shared demo.
 *
 * - **Do** show the same text beside it as a link or with a button to copy it.
 * - **Do** give it at least 168 px; the code of a long address has small squares.
 * - **Don't** colour it or put a logo on it: many cameras cannot read it then.
 * - **Don't** import it into a screen's first code: load it with `lazyPart`, as `LinkCard` does.
 */
const meta = {
  component: QrCode,
  args: { text: 'https://haedal.example/m/register?code=H4ED41', label: '', className: '' },
  render: (args) => (
    <div style={{ inlineSize: 168 }}>
      <QrCode {...args} label={storyText('초대 링크의 QR 코드', 'QR code of the invitation')} />
    </div>
  ),
} satisfies Meta<typeof QrCode>
export default meta
type Story = StoryObj<typeof meta>

export const OfALink: Story = {
  tags: ['unpictured'],
  async play({ canvas }) {
    await expect(canvas.getByRole('img')).toHaveAccessibleName(
      storyText('초대 링크의 QR 코드', 'QR code of the invitation'),
    )
  },
}
