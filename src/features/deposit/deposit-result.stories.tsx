import type { Meta, StoryObj } from '@storybook/react-vite'
import i18next from 'i18next'
import { expect, userEvent, within } from 'storybook/test'
import { deposit } from '#contract/deposit.ts'
import { minute } from '#contract/time-units.ts'
import { call } from '#gateway/call.ts'
import type { TextKey } from '#i18n/languages.ts'
import { hasText, hasTextOf, press, StoryRoutes } from './story-parts.tsx'

const meta = {
  component: StoryRoutes,
  parameters: { scenario: 'default', session: 'minji_k', route: '/m/vouReport' },
} satisfies Meta<typeof StoryRoutes>
export default meta
type Story = StoryObj<typeof meta>
type Stage = Parameters<NonNullable<Story['play']>>[0]

const transfer = { bankCode: 'HANEUL', depositorName: '김민지', amount: 50_000, idempotencyKey: 'story-01' }

const announce = (amount = transfer.amount) => call(deposit.manualTransfer, { ...transfer, amount, language: 'KO' })

const openPage = () => call(deposit.paymentGateway, { amount: 30_000, language: 'KO', idempotencyKey: 'story-02' })

/** Opens the newest deposit of the record, which has a text. */
async function opensWith({ canvas, canvasElement }: Stage, key: TextKey) {
  const [row] = await canvas.findAllByRole('listitem')
  await userEvent.click(within(row!).getByRole('link'))
  await hasTextOf(canvasElement, key)
}

const openResult = (stage: Stage) => opensWith(stage, 'deposit.result_pending_BANK')

export const Pending: Story = {
  beforeEach: async () => void (await announce()),
  async play(stage) {
    await openResult(stage)
    await hasText(stage.canvasElement, '110-482-739164')
  },
}

export const AccountLoading: Story = {
  parameters: { faults: [{ endpoint: deposit.depositBanks, transport: 'hang' }] },
  beforeEach: async () => void (await announce()),
  async play(stage) {
    await openResult(stage)
    await hasTextOf(stage.canvasElement, 'common.loading')
  },
}

export const AccountFailed: Story = {
  tags: ['unpictured'],
  parameters: { faults: [{ endpoint: deposit.depositBanks, error: 'FAULT_INJECTED', times: 2 }] },
  beforeEach: async () => void (await announce()),
  async play(stage) {
    await openResult(stage)
    await press(stage.canvasElement, 'common.retry')
    await hasText(stage.canvasElement, '110-482-739164')
  },
}

/** The merchant no longer has the bank of the transfer. */
export const AccountGone: Story = {
  async beforeEach({ loaded: { world } }) {
    const { id } = await announce()
    await world.tables.deposits.update(id, (draft: { bankCode: string }) => {
      draft.bankCode = 'GONE'
    })
  },
  async play(stage) {
    await openResult(stage)
    await hasTextOf(stage.canvasElement, 'deposit.account_gone')
    await expect(stage.canvas.getByRole('link', { name: i18next.t('route.messages') })).toBeVisible()
  },
}

export const Credited: Story = {
  tags: ['unpictured'],
  async beforeEach({ loaded: { world } }) {
    await announce()
    await world.schedule.moveTo(world.clock.now() + minute)
  },
  play: (stage) => opensWith(stage, 'deposit.result_credited'),
}

/** The bank does not confirm a transfer of this amount. */
export const Failed: Story = {
  tags: ['unpictured'],
  async beforeEach({ loaded: { world } }) {
    await announce(110_000)
    await world.schedule.moveTo(world.clock.now() + minute)
  },
  play: (stage) => opensWith(stage, 'deposit.result_failed_BANK'),
}

/** The bank has not seen the transfer in time. */
export const Expired: Story = {
  tags: ['unpictured'],
  async beforeEach({ loaded: { world } }) {
    const { id } = await announce()
    await world.tables.deposits.update(id, (draft: { payBy: number }) => {
      draft.payBy = world.clock.now()
    })
  },
  play: (stage) => opensWith(stage, 'deposit.result_expired_BANK'),
}

/** The member cancelled the payment on its page. */
export const Cancelled: Story = {
  tags: ['unpictured'],
  async beforeEach({ loaded: { world } }) {
    const { deposit: made } = await openPage()
    await world.tables.deposits.update(made.id, (draft: { status: string }) => {
      draft.status = 'cancelled'
    })
  },
  play: (stage) => opensWith(stage, 'deposit.result_cancelled'),
}

/** The payment is made, and the provider has not called back yet. */
export const Confirming: Story = {
  tags: ['unpictured'],
  async beforeEach({ loaded: { world } }) {
    const { deposit: made } = await openPage()
    await world.tables.deposits.update(made.id, (draft: { paidAt: number }) => {
      draft.paidAt = world.clock.now()
    })
  },
  play: (stage) => opensWith(stage, 'deposit.result_confirming'),
}

/** The order shows although its bonuses did not load; a retry offers them. */
export const OffersFailed: Story = {
  tags: ['unpictured'],
  parameters: { faults: [{ endpoint: deposit.depositPromos, error: 'FAULT_INJECTED', times: 2 }] },
  beforeEach: async () => void (await announce()),
  async play(stage) {
    await openResult(stage)
    await hasTextOf(stage.canvasElement, 'system_busy')
    await press(stage.canvasElement, 'common.retry')
    await hasTextOf(stage.canvasElement, 'deposit.accept_title')
  },
}

/** The order cannot be loaded, for a reason that the gateway gives. */
export const NotLoaded: Story = {
  tags: ['unpictured'],
  parameters: {
    route: '/m/voucherCenter?deposit=any',
    faults: [{ endpoint: deposit.depositReport, error: 'FAULT_INJECTED' }],
  },
  play: ({ canvasElement }) => hasTextOf(canvasElement, 'system_busy'),
}
