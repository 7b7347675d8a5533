import type { Meta, StoryObj } from '@storybook/react-vite'
import i18next from 'i18next'
import { expect, userEvent } from 'storybook/test'
import { saferPlay } from '#contract/safer-play.ts'
import { call } from '#gateway/call.ts'
import { LimitOffer } from './limit-offer.tsx'

const meta = {
  component: LimitOffer,
  tags: ['unpictured'],
  parameters: { scenario: 'safer-play', session: 'haedal_92', route: '/m/voucherCenter' },
} satisfies Meta<typeof LimitOffer>
export default meta
type Story = StoryObj<typeof meta>

const link = () => ({ name: i18next.t('safer_play.offer_link') })

/** RTS 12A: a member without a deposit limit is offered one. */
export const Offered: Story = {
  async play({ canvas }) {
    await expect(await canvas.findByRole('link', link())).toHaveAttribute('href', '/m/saferPlay')
  },
}

export const Dismissed: Story = {
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: i18next.t('common.close') }))
    await expect(canvas.queryByRole('link', link())).toBeNull()
  },
}

/** A limit of another kind is not a deposit limit. */
export const OtherLimit: Story = {
  async beforeEach() {
    await call(saferPlay.setLimit, { kind: 'loss', period: 'week', amount: 400_000 })
  },
  play: async ({ canvas }) => expect(await canvas.findByRole('link', link())).toBeVisible(),
}
