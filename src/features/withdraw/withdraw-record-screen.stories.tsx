import type { Meta, StoryObj } from '@storybook/react-vite'
import { minute } from '#contract/time-units.ts'
import { withdraw } from '#contract/withdraw.ts'
import { memberPaymentPassword } from '#fixtures/bank-cards.ts'
import { hasText, hasTextOf, request, StoryRoutes } from './story-parts.tsx'

const meta = {
  component: StoryRoutes,
  parameters: { scenario: 'default', session: 'haedal_92', route: '/m/withdrawReport' },
} satisfies Meta<typeof StoryRoutes>
export default meta
type Story = StoryObj<typeof meta>

/** One refused, one returned by the bank, and one in review. */
export const Ready: Story = {
  tags: ['main'],
  async beforeEach({ loaded: { world } }) {
    await request(110_000, memberPaymentPassword)
    await request(120_000, memberPaymentPassword, 'story-02')
    await world.schedule.moveTo(world.clock.now() + minute)
    await request(50_000, memberPaymentPassword, 'story-03')
  },
  async play({ canvasElement }) {
    await hasText(canvasElement, '280,000.00')
    await hasTextOf(canvasElement, 'withdraw.status_returned')
    await hasTextOf(canvasElement, 'withdraw.status_pending')
  },
}

export const Empty: Story = { play: ({ canvasElement }) => hasTextOf(canvasElement, 'withdraw.record_none_hint') }

export const Filtered: Story = {
  parameters: { route: '/m/withdrawReport?status=refused' },
  play: ({ canvasElement }) => hasTextOf(canvasElement, 'records.none_filtered'),
}

export const Loading: Story = {
  parameters: { faults: [{ endpoint: withdraw.withdrawReport, transport: 'hang' }] },
  play: ({ canvasElement }) => hasTextOf(canvasElement, 'common.loading'),
}

export const Failed: Story = {
  parameters: { faults: [{ endpoint: withdraw.withdrawReport, error: 'FAULT_INJECTED' }] },
  play: ({ canvasElement }) => hasTextOf(canvasElement, 'common.retry'),
}
