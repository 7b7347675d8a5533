import type { Meta, StoryObj } from '@storybook/react-vite'
import i18next from 'i18next'
import { expect, userEvent, waitFor } from 'storybook/test'
import { deposit } from '#contract/deposit.ts'
import { saferPlay } from '#contract/safer-play.ts'
import { call } from '#gateway/call.ts'
import type { TextKey } from '#i18n/languages.ts'
import { fieldNamed, hasText, hasTextOf, press, StoryRoutes, type } from './story-parts.tsx'

const meta = {
  component: StoryRoutes,
  parameters: { scenario: 'default', session: 'minji_k', route: '/m/voucherCenter' },
} satisfies Meta<typeof StoryRoutes>
export default meta
type Story = StoryObj<typeof meta>
type Stage = Parameters<NonNullable<Story['play']>>[0]

async function fillTransfer({ canvasElement }: Stage, amount: string) {
  await type(canvasElement, 'amount', amount)
  await type(canvasElement, 'depositorName', '김민지')
}

const announce = ({ canvasElement }: Stage) => press(canvasElement, 'deposit.submit_BANK')

export const Ready: Story = {
  tags: ['main', 'languages'],
  play: async ({ canvasElement }) => {
    await expect(await fieldNamed(canvasElement, 'amount')).toHaveValue('')
  },
}

export const Loading: Story = {
  parameters: { faults: [{ endpoint: deposit.depositBanks, transport: 'hang' }] },
  play: ({ canvasElement }) => hasTextOf(canvasElement, 'common.loading'),
}

export const Failed: Story = {
  parameters: { faults: [{ endpoint: deposit.depositBanks, error: 'FAULT_INJECTED' }] },
  play: ({ canvasElement }) => hasTextOf(canvasElement, 'common.retry'),
}

export const NoMethods: Story = {
  tags: ['unpictured'],
  parameters: { world: { settings: { emptyContent: true } } },
  async play({ canvas, canvasElement }) {
    await hasTextOf(canvasElement, 'deposit.none')
    await expect(canvas.getByRole('link', { name: i18next.t('route.messages') })).toHaveAttribute('href', '/m/message')
    await expect(canvasElement.querySelector('form')).toBeNull()
  },
}

export const TransferOnly: Story = {
  globals: { merchant: 'PLAIN' },
  async play({ canvas, canvasElement }) {
    await fieldNamed(canvasElement, 'amount')
    await expect(canvas.queryByRole('tab')).toBeNull()
    await expect(canvasElement.querySelector('input[name="promo"]')).toBeNull()
    await expect(canvas.getByRole('link', { name: i18next.t('deposit.promo_others') })).toBeVisible()
  },
}

export const HighLimits: Story = {
  tags: ['once'],
  globals: { merchant: 'VELVET', theme: 'dark' },
  play: ({ canvasElement }) => hasText(canvasElement, '50,000,000'),
}

export const Trial: Story = {
  parameters: { session: 'guest_0001' },
  async play({ canvasElement }) {
    await hasTextOf(canvasElement, 'real_account_required')
    await expect(canvasElement.querySelector('input')).toBeNull()
  },
}

export const WithBonus: Story = {
  async play(stage) {
    const { canvasElement } = stage
    await fillTransfer(stage, '50000')
    await expect(await fieldNamed(canvasElement, 'amount')).toHaveValue('50,000')
    const bonus = canvasElement.querySelector<HTMLInputElement>('input[name="promo"][value="welcome"]')
    await userEvent.click(bonus!)
    await hasText(canvasElement, '60,000.00')
  },
}

/** The base template lists the methods first; the form of one has the page to itself. */
export const BaseMethods: Story = {
  globals: { merchant: 'ROCKET' },
  async play({ canvas, canvasElement }) {
    await userEvent.click(await canvas.findByRole('link', { name: new RegExp(i18next.t('deposit.method_WECHAT')) }))
    await fieldNamed(canvasElement, 'amount')
    await expect(canvas.queryByRole('tab')).toBeNull()
    await userEvent.click(canvas.getByRole('link', { name: i18next.t('deposit.change_method') }))
    await expect(await canvas.findByRole('link', { name: new RegExp(i18next.t('deposit.method_BANK')) })).toBeVisible()
  },
}

/** Another method keeps what was typed, and its own limits apply. */
export const OtherMethod: Story = {
  tags: ['unpictured'],
  async play(stage) {
    const { canvas, canvasElement } = stage
    const above = i18next.t('amount.above', { maximum: '₩1,000,000' })
    await fillTransfer(stage, '3000000')
    await userEvent.click(canvas.getByRole('tab', { name: i18next.t('deposit.method_GATEWAY') }))
    await hasText(canvasElement, above)
    await expect(await fieldNamed(canvasElement, 'amount')).toHaveValue('3,000,000')
    await userEvent.click(canvas.getByRole('tab', { name: i18next.t('deposit.method_BANK') }))
    await expect(await fieldNamed(canvasElement, 'depositorName')).toHaveValue('김민지')
    await expect(await fieldNamed(canvasElement, 'amount')).toHaveValue('3,000,000')
    await waitFor(() => expect(canvas.queryByText(above)).toBeNull())
  },
}

export const OtherBaseMethod: Story = {
  tags: ['unpictured'],
  globals: { merchant: 'ROCKET' },
  parameters: { route: '/m/voucherCenter?method=BANK' },
  async play(stage) {
    const { canvas, canvasElement } = stage
    const choose = async (key: TextKey) => {
      await userEvent.click(canvas.getByRole('link', { name: i18next.t('deposit.change_method') }))
      await userEvent.click(await canvas.findByRole('link', { name: new RegExp(i18next.t(key)) }))
    }
    await fillTransfer(stage, '1000000')
    await choose('deposit.method_GATEWAY')
    await hasText(canvasElement, i18next.t('amount.above', { maximum: '500,000₩' }))
    await expect(await fieldNamed(canvasElement, 'amount')).toHaveValue('1,000,000')
    await choose('deposit.method_BANK')
    await expect(await fieldNamed(canvasElement, 'depositorName')).toHaveValue('김민지')
    await expect(await fieldNamed(canvasElement, 'amount')).toHaveValue('1,000,000')
  },
}

export const BaseForm: Story = {
  tags: ['once'],
  globals: { merchant: 'VELVET', theme: 'dark' },
  parameters: { route: '/m/voucherCenter?method=BANK' },
  async play(stage) {
    await type(stage.canvasElement, 'amount', '1500000')
    await hasText(stage.canvasElement, '1,500,000.00')
  },
}

/** A bonus is taken after the deposit, once. */
export const BonusAfterwards: Story = {
  async play(stage) {
    await fillTransfer(stage, '50000')
    await announce(stage)
    await hasTextOf(stage.canvasElement, 'deposit.accept_title')
    await userEvent.tripleClick(await stage.canvas.findByRole('button', { name: i18next.t('deposit.accept') }))
    await hasText(stage.canvasElement, '60,000.00')
    await expect(stage.canvas.queryByRole('button', { name: i18next.t('deposit.accept') })).toBeNull()
  },
}

export const BonusNotReached: Story = {
  parameters: { faults: [{ endpoint: deposit.acceptPromo, error: 'FAULT_INJECTED' }] },
  async play(stage) {
    await fillTransfer(stage, '50000')
    await announce(stage)
    await press(stage.canvasElement, 'deposit.accept')
    await hasTextOf(stage.canvasElement, 'system_busy')
    await expect(await stage.canvas.findByRole('button', { name: i18next.t('deposit.accept') })).not.toHaveAttribute(
      'aria-disabled',
    )
  },
}

export const QuickAmounts: Story = {
  async play({ canvas, canvasElement }) {
    const [first, second] = await canvas.findAllByRole('button', { name: /^\+/ })
    const amount = await fieldNamed(canvasElement, 'amount')
    await userEvent.click(second!)
    await press(canvasElement, 'amount.clear')
    await expect(amount).toHaveValue('')
    await userEvent.click(first!)
    await userEvent.click(second!)
    await expect(amount).toHaveValue('40,000')
  },
}

export const BelowTheLeast: Story = {
  async play(stage) {
    await fillTransfer(stage, '9000')
    await announce(stage)
    await hasText(stage.canvasElement, i18next.t('amount.below', { minimum: '₩10,000' }))
  },
}

export const NotReached: Story = {
  parameters: { faults: [{ endpoint: deposit.manualTransfer, error: 'FAULT_INJECTED' }] },
  async play(stage) {
    await fillTransfer(stage, '50000')
    await announce(stage)
    await hasTextOf(stage.canvasElement, 'system_busy')
    await expect(await fieldNamed(stage.canvasElement, 'amount')).toHaveValue('50,000')
    await expect(await fieldNamed(stage.canvasElement, 'depositorName')).toHaveValue('김민지')
  },
}

/** RTS 12A: a deposit that the member's own limit refuses leads to the limits, until the amount is another. */
export const OverOwnLimit: Story = {
  tags: ['unpictured'],
  parameters: { scenario: 'safer-play', session: 'haedal_92' },
  async beforeEach() {
    await call(saferPlay.setLimit, { kind: 'deposit', period: 'day', amount: 20_000 })
  },
  async play(stage) {
    const limits = { name: i18next.t('safer_play.to_limits') }
    await fillTransfer(stage, '50000')
    await announce(stage)
    await hasTextOf(stage.canvasElement, 'safer_play.deposit_reached')
    await expect(await stage.canvas.findByRole('link', limits)).toHaveAttribute('href', '/m/saferPlay')
    await type(stage.canvasElement, 'amount', '40000')
    await expect(stage.canvas.queryByRole('link', limits)).toBeNull()
  },
}

/** Repeated presses while the button is busy announce one transfer. */
export const Announced: Story = {
  async play(stage) {
    await fillTransfer(stage, '50000')
    const button = await stage.canvas.findByRole('button', { name: i18next.t('deposit.submit_BANK') })
    await userEvent.tripleClick(button)
    await hasTextOf(stage.canvasElement, 'deposit.result_pending_BANK')
    await waitFor(() => expect(stage.canvasElement).toHaveTextContent('110-482-739164'))
  },
}

export const ResultLoading: Story = {
  tags: ['unpictured'],
  parameters: {
    route: '/m/voucherCenter?deposit=any',
    faults: [{ endpoint: deposit.depositReport, transport: 'hang' }],
  },
  play: ({ canvasElement }) => hasTextOf(canvasElement, 'common.loading'),
}

export const ResultFailed: Story = {
  tags: ['unpictured'],
  parameters: {
    route: '/m/voucherCenter?deposit=any',
    faults: [{ endpoint: deposit.depositReport, error: 'FAULT_INJECTED' }],
  },
  play: ({ canvasElement }) => hasTextOf(canvasElement, 'common.retry'),
}

export const NotFound: Story = {
  parameters: { route: '/m/voucherCenter?deposit=nobody' },
  play: ({ canvasElement }) => hasTextOf(canvasElement, 'deposit.result_unknown'),
}
