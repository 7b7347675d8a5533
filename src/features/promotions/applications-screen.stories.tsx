import type { Meta, StoryObj } from '@storybook/react-vite'
import i18next from 'i18next'
import { expect } from 'storybook/test'
import { promotions } from '#contract/promotions.ts'
import { call } from '#gateway/call.ts'
import { ApplicationsScreen } from './applications-screen.tsx'

const endpoint = promotions.applications

const meta = {
  component: ApplicationsScreen,
  parameters: { scenario: 'active-member', route: '/m/applications' },
} satisfies Meta<typeof ApplicationsScreen>
export default meta
type Story = StoryObj<typeof meta>

const apply = (promotionId: string, comment: string) =>
  call(promotions.applyPromotion, { promotionId, comment, images: [], idempotencyKey: `story-${promotionId}` })

export const Ready: Story = {
  tags: ['main'],
  async beforeEach() {
    await apply('jackpot-night', 'The screen with the jackpot is attached.')
    await apply('ocean-hunt', '')
  },
  async play({ canvas }) {
    await expect(await canvas.findAllByRole('link')).toHaveLength(2)
    await expect(canvas.getAllByText(i18next.t('promotions.filter_pending'))).not.toHaveLength(0)
  },
}
export const Empty: Story = {
  async play({ canvas }) {
    await expect(await canvas.findByText(i18next.t('promotions.none_sent'))).toBeVisible()
  },
}
export const NoneOfTheState: Story = { parameters: { route: '/m/applications?state=refused' } }
export const Loading: Story = { parameters: { faults: [{ endpoint, transport: 'hang' }] } }
export const Failed: Story = { parameters: { faults: [{ endpoint, error: 'FAULT_INJECTED' }] } }
