import type { Meta, StoryObj } from '@storybook/react-vite'
import i18next from 'i18next'
import { expect } from 'storybook/test'
import { storyText } from '../content/story-text.ts'
import { CopyLink, LinkCard } from './link-card.tsx'

const link = 'https://haedal.example/m/register?code=H4ED41'

/**
 * Shows a link that a person gives to others: as a QR code, as a code to dictate, and as text.
 *
 * **Use it for** a member's invitation and an agent's link.
 *
 * - **Do** put a `CopyLink` into it, and further ways to share if the device has them.
 * - **Do** explain in `qr.hint` what the other person does with the code, if they are beside the person.
 * - **Don't** show two on one screen: people would give away the wrong link.
 * - **Don't** use it for a link that the person follows; that is a `Button`'s or a row's link.
 *
 * ### CopyLink
 *
 * Copies the link, and reports in a toast whether that worked.
 *
 * **Use it for** the buttons of a `LinkCard`.
 *
 * - **Do** make it `secondary` beside the button that opens the phone's share sheet.
 * - **Don't** use it for other texts: its label and its toasts speak of a link.
 */
const meta = {
  component: LinkCard,
  subcomponents: { CopyLink },
  args: { label: '', link, code: { label: '', value: '' }, qr: { label: '' }, children: null },
  render: ({ qr }) => (
    <LinkCard
      label={storyText('초대 링크', 'Invitation link')}
      link={link}
      code={{ label: storyText('추천인 코드', 'Your code'), value: 'H4ED41' }}
      qr={{ ...qr, label: storyText('초대 링크의 QR 코드', 'QR code of the invitation') }}
    >
      <CopyLink link={link} />
    </LinkCard>
  ),
} satisfies Meta<typeof LinkCard>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  tags: ['unpictured'],
  async play({ canvas }) {
    await expect(await canvas.findByRole('img')).toBeVisible()
    await expect(canvas.getByRole('button', { name: i18next.t('referral.copy') })).toBeVisible()
  },
}

export const WithHint: Story = {
  tags: ['unpictured'],
  args: { qr: { label: '', hint: 'Let your friend scan the code' } },
}
