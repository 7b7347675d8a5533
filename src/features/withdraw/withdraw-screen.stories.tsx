import type { Meta, StoryObj } from '@storybook/react-vite'
import i18next from 'i18next'
import { expect, userEvent } from 'storybook/test'
import { deposit } from '#contract/deposit.ts'
import { security } from '#contract/security.ts'
import { minute } from '#contract/time-units.ts'
import { withdraw } from '#contract/withdraw.ts'
import { memberPaymentPassword } from '#fixtures/bank-cards.ts'
import { call } from '#gateway/call.ts'
import {
  buttonOf,
  fieldNamed,
  fillOrder as fill,
  hasText,
  hasTextOf,
  order,
  press,
  StoryRoutes,
  type,
} from './story-parts.tsx'

const meta = {
  component: StoryRoutes,
  parameters: { scenario: 'default', session: 'haedal_92', route: '/m/withdraw' },
} satisfies Meta<typeof StoryRoutes>
export default meta
type Story = StoryObj<typeof meta>

const fillOrder = (canvasElement: HTMLElement, amount: string, password = memberPaymentPassword) =>
  fill(canvasElement, amount, password)

const language = 'KO'
const bonus = { bankCode: 'BADA', depositorName: '김해달', amount: 50_000, promoId: 'daily', language }
const card = { bankCode: 'SUP', payeeName: '김해달', paymentPassword: memberPaymentPassword, language }

export const Ready: Story = {
  tags: ['main', 'languages'],
  async play({ canvasElement }) {
    await expect(await fieldNamed(canvasElement, 'amount')).toHaveValue('')
    await expect(await buttonOf(canvasElement, 'menu.withdraw')).not.toHaveAttribute('aria-disabled')
  },
}

export const Loading: Story = {
  parameters: { faults: [{ endpoint: withdraw.bankCards, transport: 'hang' }] },
  play: ({ canvasElement }) => hasTextOf(canvasElement, 'common.loading'),
}

export const Failed: Story = {
  parameters: { faults: [{ endpoint: withdraw.bankCards, error: 'FAULT_INJECTED' }] },
  play: ({ canvasElement }) => hasTextOf(canvasElement, 'common.retry'),
}

export const Trial: Story = {
  tags: ['unpictured'],
  parameters: { session: 'guest_0001' },
  async play({ canvasElement }) {
    await hasTextOf(canvasElement, 'real_account_required')
    await expect(canvasElement.querySelector('input')).toBeNull()
  },
}

export const All: Story = {
  async play({ canvasElement }) {
    await press(canvasElement, 'amount.all')
    await expect(await fieldNamed(canvasElement, 'amount')).toHaveValue('1,284,000')
  },
}

export const WithFee: Story = {
  globals: { merchant: 'ROCKET' },
  async play({ canvasElement }) {
    await fillOrder(canvasElement, '50000')
    await hasText(canvasElement, '49,500.00')
  },
}

export const MoneyElsewhere: Story = {
  args: { balance: 4_500, elsewhere: 1_280_000 },
  async play({ canvasElement }) {
    await hasText(canvasElement, i18next.t('withdraw.blocked_funds', { minimum: '₩10,000.00' }))
    await expect(await buttonOf(canvasElement, 'menu.withdraw')).toHaveAttribute('aria-disabled', 'true')
  },
}

export const TurnoverMissing: Story = {
  async beforeEach({ loaded: { world } }) {
    await call(deposit.manualTransfer, { ...bonus, idempotencyKey: 'story-01' })
    await world.schedule.moveTo(world.clock.now() + minute)
  },
  async play({ canvasElement }) {
    await hasText(canvasElement, i18next.t('withdraw.blocked_turnover', { amount: '₩157,500.00' }))
    await expect(await buttonOf(canvasElement, 'menu.withdraw')).toHaveAttribute('aria-disabled', 'true')
  },
}

/** Twice the same press makes one order. */
export const Ordered: Story = {
  async play({ canvasElement }) {
    await fillOrder(canvasElement, '50000')
    await order(canvasElement)
    await hasTextOf(canvasElement, 'withdraw.result_pending')
  },
}

export const WrongPassword: Story = {
  async play({ canvasElement }) {
    await fillOrder(canvasElement, '50000', '000000')
    await order(canvasElement)
    await hasText(canvasElement, i18next.t('withdraw.wrong_left', { count: 4 }))
    await expect(await fieldNamed(canvasElement, 'amount')).toHaveValue('50,000')
  },
}

export const Locked: Story = {
  async beforeEach() {
    const wrong = { oldPaymentPassword: '000000', newPaymentPassword: '135790', confirmPaymentPassword: '135790' }
    for (let at = 0; at < 5; at += 1) await call(security.paymentPassword, wrong).catch(() => undefined)
  },
  async play({ canvasElement }) {
    await expect(await buttonOf(canvasElement, 'menu.withdraw')).toHaveAttribute('aria-disabled', 'true')
  },
}

export const AboveTheMost: Story = {
  async play({ canvasElement }) {
    await fillOrder(canvasElement, '5001000')
    await press(canvasElement, 'menu.withdraw')
    await hasText(canvasElement, i18next.t('amount.above', { maximum: '₩5,000,000' }))
  },
}

export const NotReached: Story = {
  parameters: { faults: [{ endpoint: withdraw.withdraw, error: 'FAULT_INJECTED' }] },
  async play({ canvasElement }) {
    await fillOrder(canvasElement, '50000')
    await order(canvasElement)
    await hasTextOf(canvasElement, 'system_busy')
    await expect(await fieldNamed(canvasElement, 'amount')).toHaveValue('50,000')
  },
}

export const AddAccount: Story = {
  async play({ canvasElement }) {
    await press(canvasElement, 'withdraw.add_card')
    await userEvent.selectOptions(await fieldNamed(canvasElement, 'bankCode'), 'SUP')
    await type(canvasElement, 'cardNumber', '110-220-330440')
    await type(canvasElement, 'payeeName', '김민지')
  },
}

export const AllAccounts: Story = {
  async beforeEach() {
    for (const cardNumber of ['10020001', '10020002', '10020003'])
      await call(security.bankCard, { ...card, cardNumber })
  },
  play: ({ canvasElement }) => hasText(canvasElement, i18next.t('withdraw.cards_full', { count: 5, limit: 5 })),
}

export const NoPasswordYet: Story = {
  parameters: { session: 'newcomer' },
  async play({ canvasElement }) {
    await type(canvasElement, 'newPaymentPassword', '135790')
    await type(canvasElement, 'confirmPaymentPassword', '135791')
    await press(canvasElement, 'withdraw.set_password')
    await hasTextOf(canvasElement, 'passwords_differ')
  },
}

export const NoAccountYet: Story = {
  parameters: { session: 'newcomer' },
  async beforeEach() {
    await call(security.paymentPassword, { newPaymentPassword: '135790', confirmPaymentPassword: '135790' })
  },
  play: ({ canvasElement }) => hasTextOf(canvasElement, 'withdraw.payee_hint'),
}

export const NotFound: Story = {
  parameters: { route: '/m/withdraw?order=nobody' },
  play: ({ canvasElement }) => hasTextOf(canvasElement, 'withdraw.result_unknown'),
}
