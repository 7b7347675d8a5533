import type { Meta, StoryObj } from '@storybook/react-vite'
import i18next from 'i18next'
import { expect, waitFor } from 'storybook/test'
import { member } from '#contract/member.ts'
import { security } from '#contract/security.ts'
import { system } from '#contract/system.ts'
import { minute } from '#contract/time-units.ts'
import { withdraw } from '#contract/withdraw.ts'
import { call } from '#gateway/call.ts'
import { triesAllowed } from '#money/payouts/payment-lock.ts'
import { fill, hasText, hasTextOf, hasValue, press, StoryRoutes } from './story-parts.tsx'

const at = (part: string) => `/m/securityCenter?part=${part}`

const meta = {
  component: StoryRoutes,
  parameters: { scenario: 'default', session: 'haedal_92', route: '/m/securityCenter' },
} satisfies Meta<typeof StoryRoutes>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  tags: ['main', 'languages'],
  play: ({ canvasElement }) => hasText(canvasElement, i18next.t('security.cards', { count: 2 })),
}

/** The parts show although the bank accounts did not load; a retry counts them. */
export const OverviewWithoutCards: Story = {
  tags: ['unpictured'],
  parameters: { faults: [{ endpoint: withdraw.bankCards, error: 'FAULT_INJECTED', times: 2 }] },
  async play({ canvasElement }) {
    await hasTextOf(canvasElement, 'system_busy')
    await press(canvasElement, 'common.retry')
    await hasText(canvasElement, i18next.t('security.cards', { count: 2 }))
  },
}

/** A new member has only a login password. */
export const NothingSet: Story = {
  parameters: { session: 'newcomer' },
  play: ({ canvasElement }) => hasTextOf(canvasElement, 'security.advice_low'),
}

export const Loading: Story = {
  parameters: { faults: [{ endpoint: security.securityConfig, transport: 'hang' }] },
  play: ({ canvasElement }) => hasTextOf(canvasElement, 'common.loading'),
}

export const Failed: Story = {
  parameters: { faults: [{ endpoint: security.securityConfig, error: 'FAULT_INJECTED' }] },
  play: ({ canvasElement }) => hasTextOf(canvasElement, 'common.retry'),
}

export const Trial: Story = {
  tags: ['unpictured'],
  parameters: { session: 'guest_0001' },
  async play({ canvas, canvasElement }) {
    await hasTextOf(canvasElement, 'real_account_required')
    await expect(canvas.queryByText(i18next.t('security.level'))).toBeNull()
  },
}

export const LoginPassword: Story = {
  parameters: { route: at('password') },
  play: ({ canvasElement }) => hasText(canvasElement, 'parlor'),
}

export const Mobile: Story = {
  parameters: { route: at('mobile') },
  play: ({ canvasElement }) => hasText(canvasElement, '********4455'),
}

export const Email: Story = {
  parameters: { route: at('email') },
  play: ({ canvasElement }) => hasText(canvasElement, 'ha****@example.com'),
}

export const MobileUnset: Story = {
  tags: ['unpictured'],
  parameters: { session: 'newcomer', route: at('mobile') },
  async play({ canvas, canvasElement }) {
    await hasValue(canvasElement, 'mobileNum', '')
    await expect(canvas.queryByText(i18next.t('security.present'))).toBeNull()
  },
}

export const EmailUnset: Story = {
  tags: ['unpictured'],
  parameters: { session: 'newcomer', route: at('email') },
  async play({ canvas, canvasElement }) {
    await hasValue(canvasElement, 'email', '')
    await expect(canvas.queryByText(i18next.t('security.present'))).toBeNull()
  },
}

export const EmailTaken: Story = {
  parameters: { route: at('email') },
  async play({ canvasElement }) {
    await fill(canvasElement, { email: 'minji@example.com' })
    await press(canvasElement, 'auth.get_code')
    await hasTextOf(canvasElement, 'email_taken')
    await hasValue(canvasElement, 'email', 'minji@example.com')
  },
}

export const FormLoading: Story = {
  parameters: { route: at('email'), faults: [{ endpoint: system.validationSettings, transport: 'hang' }] },
  play: ({ canvasElement }) => hasTextOf(canvasElement, 'common.loading'),
}

export const FormFailed: Story = {
  parameters: { route: at('email'), faults: [{ endpoint: system.validationSettings, error: 'FAULT_INJECTED' }] },
  play: ({ canvasElement }) => hasTextOf(canvasElement, 'loading_failed'),
}

export const Questions: Story = {
  parameters: { route: at('questions') },
  async play({ canvasElement }) {
    await fill(canvasElement, { question0: 'FIRST_PET', answer0: 'Momo' })
    await press(canvasElement, 'security.save')
    await hasTextOf(canvasElement, 'security.question_needed')
    await hasValue(canvasElement, 'answer0', 'Momo')
  },
}

/** New questions need the answers to the present ones. */
export const QuestionsSet: Story = {
  tags: ['unpictured'],
  parameters: { route: at('questions') },
  async beforeEach() {
    const answers = ['FIRST_PET', 'BIRTH_CITY', 'FIRST_CAR'].map((questionId) => ({ questionId, answer: 'Momo' }))
    await call(security.securityQuestions, { answers })
  },
  async play({ canvasElement }) {
    await hasTextOf(canvasElement, 'security.current_answers')
    await hasTextOf(canvasElement, 'security.new_questions')
    await hasValue(canvasElement, 'current2', '')
  },
}

export const QuestionsLoading: Story = {
  tags: ['unpictured'],
  parameters: {
    route: at('questions'),
    faults: [{ endpoint: security.customerSecurityQuestions, transport: 'hang' }],
  },
  play: ({ canvasElement }) => hasTextOf(canvasElement, 'common.loading'),
}

export const QuestionsFailed: Story = {
  parameters: {
    route: at('questions'),
    faults: [{ endpoint: security.customerSecurityQuestions, error: 'FAULT_INJECTED' }],
  },
  play: ({ canvasElement }) => hasTextOf(canvasElement, 'common.retry'),
}

export const PaymentLoading: Story = {
  tags: ['unpictured'],
  parameters: { route: at('payment'), faults: [{ endpoint: security.hasWithdrawalPassword, transport: 'hang' }] },
  play: ({ canvasElement }) => hasTextOf(canvasElement, 'common.loading'),
}

export const PaymentFailed: Story = {
  tags: ['unpictured'],
  parameters: {
    route: at('payment'),
    faults: [{ endpoint: security.hasWithdrawalPassword, error: 'FAULT_INJECTED' }],
  },
  play: ({ canvasElement }) => hasTextOf(canvasElement, 'common.retry'),
}

export const PaymentUnset: Story = {
  parameters: { session: 'newcomer', route: at('payment') },
  play: ({ canvasElement }) => hasTextOf(canvasElement, 'security.payment_why'),
}

export const PaymentWrong: Story = {
  parameters: { route: at('payment') },
  async play({ canvasElement }) {
    await fill(canvasElement, {
      oldPaymentPassword: '000000',
      newPaymentPassword: '135790',
      confirmPaymentPassword: '135790',
    })
    await press(canvasElement, 'security.change')
    await hasTextOf(canvasElement, 'withdraw.password_wrong')
    await hasText(canvasElement, i18next.t('security.tries_left', { count: 4 }))
  },
}

const lockedText = () => new RegExp(i18next.t('security.locked_until', { time: '.+' }))

/** Five wrong tries lock the payment password. */
export const PaymentLocked: Story = {
  tags: ['unpictured'],
  parameters: { route: at('payment') },
  async beforeEach() {
    const change = { oldPaymentPassword: '000000', newPaymentPassword: '135790', confirmPaymentPassword: '135790' }
    for (let left = triesAllowed; left > 0; left -= 1) {
      await call(security.paymentPassword, change).catch(() => undefined)
    }
  },
  async play({ canvas }) {
    await expect(await canvas.findByText(lockedText())).toBeVisible()
  },
}

/** The text goes when the lock ends, and all tries are left again. */
export const PaymentLockOver: Story = {
  ...PaymentLocked,
  tags: ['unpictured'],
  async play({ canvas, loaded: { world } }) {
    await expect(await canvas.findByText(lockedText())).toBeVisible()
    await world.schedule.moveTo(world.clock.now() + 30 * minute)
    // A reply of the gateway brings its time.
    await call(security.securityConfig, {})
    await waitFor(() => expect(canvas.queryByText(lockedText())).toBeNull())
    await expect(canvas.queryByText(i18next.t('security.tries_left', { count: 0 }))).toBeNull()
  },
}

export const Forgotten: Story = {
  parameters: { route: at('forgotten') },
  async play({ canvasElement }) {
    await fill(canvasElement, { mobileNum: '01099998888' })
    await press(canvasElement, 'auth.get_code')
    await hasTextOf(canvasElement, 'security.not_on_file')
  },
}

export const ForgottenWithoutContact: Story = {
  parameters: { session: 'newcomer', route: at('forgotten') },
  play: ({ canvasElement }) => hasTextOf(canvasElement, 'security.no_address'),
}

export const Payee: Story = {
  parameters: { route: at('payee') },
  play: ({ canvasElement }) => hasText(canvasElement, '김*달'),
}

export const PayeeUnset: Story = {
  parameters: { session: 'newcomer', route: at('payee') },
  play: ({ canvasElement }) => hasTextOf(canvasElement, 'security.payee_hint'),
}

export const Cards: Story = {
  parameters: { route: at('cards') },
  play: ({ canvasElement }) => hasText(canvasElement, '•••• 9164'),
}

export const NoCards: Story = {
  parameters: { session: 'newcomer', route: at('cards') },
  play: ({ canvasElement }) => hasTextOf(canvasElement, 'security.no_cards'),
}

export const CardsLoading: Story = {
  tags: ['unpictured'],
  parameters: { route: at('cards'), faults: [{ endpoint: withdraw.bankCards, transport: 'hang' }] },
  play: ({ canvasElement }) => hasTextOf(canvasElement, 'common.loading'),
}

export const CardsFailed: Story = {
  parameters: { route: at('cards'), faults: [{ endpoint: withdraw.bankCards, error: 'FAULT_INJECTED' }] },
  play: ({ canvasElement }) => hasTextOf(canvasElement, 'common.retry'),
}

export const NotReached: Story = {
  parameters: { route: at('email'), faults: [{ endpoint: member.email, error: 'FAULT_INJECTED' }] },
  async play({ canvasElement }) {
    await fill(canvasElement, { email: 'new@example.com' })
    await press(canvasElement, 'auth.get_code')
    await hasTextOf(canvasElement, 'system_busy')
    await hasValue(canvasElement, 'email', 'new@example.com')
  },
}
