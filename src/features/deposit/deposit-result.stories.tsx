import type { Meta, StoryObj } from '@storybook/react-vite'
import i18next from 'i18next'
import { expect, userEvent, within } from 'storybook/test'
import { deposit } from '#contract/deposit.ts'
import { minute } from '#contract/time-units.ts'
import { call } from '#gateway/call.ts'
import { hasText, hasTextOf, press, StoryRoutes } from './story-parts.tsx'

const meta = {
  component: StoryRoutes,
  parameters: { scenario: 'default', session: 'minji_k', route: '/m/vouReport' },
} satisfies Meta<typeof StoryRoutes>
export default meta
type Story = StoryObj<typeof meta>
type Stage = Parameters<NonNullable<Story['play']>>[0]

const transfer = { bankCode: 'HANEUL', depositorName: '김민지', amount: 50_000, idempotencyKey: 'story-01' }

const announce = () => call(deposit.manualTransfer, { ...transfer, language: 'KO' })

/** Opens the newest deposit of the record. */
async function openResult({ canvas, canvasElement }: Stage) {
  const [row] = await canvas.findAllByRole('listitem')
  await userEvent.click(within(row!).getByRole('link'))
  await hasTextOf(canvasElement, 'deposit.result_pending_BANK')
}

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
  async play({ canvas, canvasElement }) {
    const [row] = await canvas.findAllByRole('listitem')
    await userEvent.click(within(row!).getByRole('link'))
    await hasTextOf(canvasElement, 'deposit.result_credited')
  },
}
