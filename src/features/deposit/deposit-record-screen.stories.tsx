import type { Meta, StoryObj } from '@storybook/react-vite'
import { deposit } from '#contract/deposit.ts'
import { call } from '#gateway/call.ts'
import { hasText, hasTextOf, StoryRoutes } from './story-parts.tsx'

const meta = {
  component: StoryRoutes,
  parameters: { scenario: 'default', session: 'minji_k', route: '/m/vouReport' },
} satisfies Meta<typeof StoryRoutes>
export default meta
type Story = StoryObj<typeof meta>

const language = 'KO'
const transfer = { bankCode: 'BADA', depositorName: '김민지', language }

async function makeDeposits() {
  await call(deposit.manualTransfer, { ...transfer, amount: 50_000, promoId: 'welcome', idempotencyKey: 'story-01' })
  await call(deposit.paymentGateway, { amount: 30_000, language, idempotencyKey: 'story-02' })
  return {}
}

export const Ready: Story = {
  tags: ['main'],
  loaders: [makeDeposits],
  async play({ canvasElement }) {
    await hasText(canvasElement, '50,000.00')
    await hasText(canvasElement, '30,000.00')
    await hasTextOf(canvasElement, 'deposit.status_pending')
  },
}

export const Empty: Story = { play: ({ canvasElement }) => hasTextOf(canvasElement, 'deposit.record_none_hint') }

export const Filtered: Story = {
  tags: ['unpictured'],
  parameters: { route: '/m/vouReport?status=expired' },
  play: ({ canvasElement }) => hasTextOf(canvasElement, 'records.none_filtered'),
}

export const Loading: Story = {
  parameters: { faults: [{ endpoint: deposit.depositReport, transport: 'hang' }] },
  play: ({ canvasElement }) => hasTextOf(canvasElement, 'common.loading'),
}

export const Failed: Story = {
  parameters: { faults: [{ endpoint: deposit.depositReport, error: 'FAULT_INJECTED' }] },
  play: ({ canvasElement }) => hasTextOf(canvasElement, 'common.retry'),
}
