import type { Meta, StoryObj } from '@storybook/react-vite'
import i18next from 'i18next'
import { expect, userEvent, waitFor } from 'storybook/test'
import { auth } from '#contract/auth.ts'
import { system } from '#contract/system.ts'
import { currentSession } from '#session/session.ts'
import { hasArrivedAt } from '#ui/content/story-arrival.ts'
import { useToast } from '#ui/layers/toast.ts'
import { fieldNamed, hasField, StoryRoutes } from './story-parts.tsx'

const meta = {
  component: StoryRoutes,
  parameters: { scenario: 'default', route: '/m/register' },
} satisfies Meta<typeof StoryRoutes>
export default meta
type Story = StoryObj<typeof meta>
type Stage = Parameters<NonNullable<Story['play']>>[0]

const account = { username: 'newplayer', password: 'parlor2026', confirmPassword: 'parlor2026' }

const findForm = ({ canvas }: Stage) => canvas.findByRole('checkbox')

async function fill(stage: Stage, values: Record<string, string>) {
  await findForm(stage)
  for (const [name, value] of Object.entries(values)) await userEvent.type(fieldNamed(stage.canvasElement, name), value)
}

const submit = ({ canvas }: Stage) => userEvent.click(canvas.getByRole('button', { name: i18next.t('register.title') }))

const hasFields = (canvasElement: HTMLElement, ...names: string[]) =>
  expect([...canvasElement.querySelectorAll('form input[name]')].map((field) => field.getAttribute('name'))).toEqual(
    names,
  )

export const BothMethods: Story = {
  tags: ['main', 'languages'],
  async play(stage) {
    await findForm(stage)
    await hasFields(
      stage.canvasElement,
      ...['username', 'password', 'confirmPassword', 'email', 'nickname', 'payeeName', 'mobileNum'],
      ...['recommenderId', 'affiliateCode', 'captcha'],
    )
    await expect(stage.canvas.getByRole('checkbox')).toBeChecked()
  },
}

export const TermsUnticked: Story = {
  parameters: { world: { flags: { OPENTERMS3: true } } },
  async play(stage) {
    const terms = await findForm(stage)
    const register = stage.canvas.getByRole('button', { name: i18next.t('register.title') })
    const google = await stage.canvas.findByRole('button', { name: i18next.t('provider.with', { name: 'Google' }) })
    await expect(terms).not.toBeChecked()
    await expect(register).toHaveAttribute('aria-disabled', 'true')
    await expect(google).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(terms)
    await expect(register).not.toHaveAttribute('aria-disabled')
    await expect(google).not.toHaveAttribute('aria-disabled')
  },
}

export const ByMobile: Story = {
  async play(stage) {
    await findForm(stage)
    await userEvent.click(stage.canvas.getByRole('tab', { name: i18next.t('auth.mobile') }))
    await expect(hasField(stage.canvasElement, 'username')).toBe(false)
    await expect(hasField(stage.canvasElement, 'verificationCode')).toBe(true)
    await expect(hasField(stage.canvasElement, 'password')).toBe(true)
  },
}

export const UsernameOnly: Story = {
  tags: ['once'],
  globals: { merchant: 'VELVET', theme: 'dark' },
  async play(stage) {
    await findForm(stage)
    await hasFields(
      stage.canvasElement,
      ...[
        'username',
        'password',
        'confirmPassword',
        'paymentPassword',
        'email',
        'payeeName',
        'affiliateCode',
        'captcha',
      ],
    )
    await expect(stage.canvas.queryByRole('tab', { name: i18next.t('auth.mobile') })).toBeNull()
  },
}

export const MobileOnly: Story = {
  globals: { merchant: 'ROCKET' },
  async play(stage) {
    await findForm(stage)
    await hasFields(stage.canvasElement, 'mobileNum', 'verificationCode', 'nickname', 'recommenderId')
  },
}

export const NothingOptional: Story = {
  globals: { merchant: 'PLAIN' },
  async play(stage) {
    await findForm(stage)
    await hasFields(stage.canvasElement, 'username', 'password', 'confirmPassword')
  },
}

export const Closed: Story = {
  parameters: { world: { flags: { USERNAMEREG3: false, MOBILENUMREG3: false } } },
  async play({ canvas }) {
    await expect(canvas.getByText(i18next.t('register.closed'))).toBeVisible()
    await expect(canvas.getByRole('link', { name: i18next.t('login.title') })).toHaveAttribute('href', '/m/login')
  },
}

export const Loading: Story = {
  parameters: { faults: [{ endpoint: system.registerSettings, transport: 'hang' }] },
  async play({ canvas }) {
    await expect(canvas.getByText(i18next.t('common.loading'))).toBeInTheDocument()
  },
}

export const Failed: Story = {
  parameters: { faults: [{ endpoint: system.registerSettings, error: 'FAULT_INJECTED', times: 2 }] },
  async play({ canvas }) {
    await expect(await canvas.findByText(i18next.t('system_busy'))).toBeVisible()
    await expect(canvas.getByRole('button', { name: i18next.t('common.retry') })).toBeVisible()
  },
}

export const FilledInvalid: Story = {
  async play(stage) {
    const { canvas, canvasElement } = stage
    await fill(stage, { username: 'Upper', password: 'short', confirmPassword: 'other', email: 'nobody' })
    await submit(stage)
    for (const key of ['in_confirmation_correct', 'rule_email', 'rule_payee_name', 'in_vwrite_code'] as const) {
      await expect(canvas.getByText(i18next.t(key))).toBeVisible()
    }
    await waitFor(() => expect(fieldNamed(canvasElement, 'username')).toHaveFocus())
  },
}

export const Empty: Story = {
  globals: { merchant: 'PLAIN' },
  async play(stage) {
    await findForm(stage)
    await submit(stage)
    await expect(stage.canvas.getByText(i18next.t('in_incorrect_password'))).toBeVisible()
  },
}

export const PasswordChangedAgain: Story = {
  globals: { merchant: 'PLAIN' },
  async play(stage) {
    const { canvas, canvasElement } = stage
    await fill(stage, account)
    await expect(canvas.queryByText(i18next.t('in_confirmation_correct'))).toBeNull()
    await userEvent.type(fieldNamed(canvasElement, 'password'), '!')
    await expect(canvas.getByText(i18next.t('in_confirmation_correct'))).toBeVisible()
  },
}

export const UsernameTaken: Story = {
  globals: { merchant: 'PLAIN' },
  async play(stage) {
    await fill(stage, { username: 'minji_k' })
    await userEvent.tab()
    await expect(await stage.canvas.findByText(i18next.t('username_exists'))).toBeVisible()
  },
}

export const EmailTaken: Story = {
  async play(stage) {
    await fill(stage, { email: 'haedal@example.com' })
    await userEvent.tab()
    await expect(await stage.canvas.findByText(i18next.t('email_taken'))).toBeVisible()
  },
}

export const NumberGiven: Story = {
  async play(stage) {
    await findForm(stage)
    await expect(hasField(stage.canvasElement, 'verificationCode')).toBe(false)
    await fill(stage, { mobileNum: '01077776666' })
    await expect(hasField(stage.canvasElement, 'verificationCode')).toBe(true)
  },
}

export const UsernameFree: Story = {
  globals: { merchant: 'PLAIN' },
  async play(stage) {
    await fill(stage, { username: account.username })
    await userEvent.tab()
    await expect(await stage.canvas.findByText(i18next.t('register.username_available'))).toBeVisible()
  },
}

export const Invited: Story = {
  parameters: { route: '/m/register?r=minji_k&code=SEO2026' },
  async play(stage) {
    await findForm(stage)
    await expect(fieldNamed(stage.canvasElement, 'recommenderId')).toHaveValue('minji_k')
    await expect(fieldNamed(stage.canvasElement, 'affiliateCode')).toHaveValue('SEO2026')
  },
}

export const InvitationWrong: Story = {
  parameters: { route: '/m/register?code=NOBODY' },
  async play(stage) {
    await fill(stage, { ...account, payeeName: 'Kim', captcha: '123456' })
    await submit(stage)
    await expect(await stage.canvas.findByText(i18next.t('invitation_code_error'))).toBeVisible()
    await waitFor(() => expect(fieldNamed(stage.canvasElement, 'affiliateCode')).toHaveFocus())
    await expect(fieldNamed(stage.canvasElement, 'captcha')).toHaveValue('123456')
  },
}

export const InvitationMalformed: Story = {
  parameters: { route: '/m/register?code=SEO-2026' },
  async play(stage) {
    await fill(stage, { ...account, payeeName: 'Kim', captcha: '123456' })
    await submit(stage)
    await expect(await stage.canvas.findByText(i18next.t('invalid_invitation_code'))).toBeVisible()
  },
}

export const ReferrerUnknown: Story = {
  parameters: { route: '/m/register?r=nobody_here' },
  async play(stage) {
    await fill(stage, { ...account, payeeName: 'Kim', captcha: '123456' })
    await submit(stage)
    await expect(await stage.canvas.findByText(i18next.t('referrer_link_error'))).toBeVisible()
  },
}

export const CaptchaFailed: Story = {
  tags: ['unpictured'],
  parameters: { faults: [{ endpoint: auth.captcha, error: 'FAULT_INJECTED' }] },
  async play({ canvas }) {
    const renew = await canvas.findByRole('button', { name: i18next.t('auth.captcha_renew') })
    await waitFor(() => expect(renew.querySelector('.lucide-rotate-cw')).toBeVisible())
    await expect(renew.querySelector('img')).toBeNull()
  },
}

export const CaptchaWrong: Story = {
  async play(stage) {
    await fill(stage, { ...account, payeeName: 'Kim', captcha: '000000' })
    await submit(stage)
    await expect(await stage.canvas.findByText(i18next.t('verification_code_error'))).toBeVisible()
    await expect(fieldNamed(stage.canvasElement, 'captcha')).toHaveValue('')
    await expect(fieldNamed(stage.canvasElement, 'payeeName')).toHaveValue('Kim')
  },
}

export const TermsNotAgreed: Story = {
  globals: { merchant: 'PLAIN' },
  async play(stage) {
    await userEvent.click(await findForm(stage))
    await expect(stage.canvas.getByRole('button', { name: i18next.t('register.title') })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
}

export const CodeNotSent: Story = {
  globals: { merchant: 'ROCKET' },
  parameters: { faults: [{ endpoint: auth.sendSmsRegister, error: 'CODE_TOO_SOON' }] },
  async play(stage) {
    await fill(stage, { mobileNum: '01022223333' })
    await userEvent.click(stage.canvas.getByRole('button', { name: i18next.t('auth.get_code') }))
    await waitFor(() =>
      expect(useToast.getState().shown).toMatchObject({ text: i18next.t('code_soon'), kind: 'error' }),
    )
  },
}

export const Registered: Story = {
  globals: { merchant: 'PLAIN' },
  async play(stage) {
    await fill(stage, account)
    await submit(stage)
    await hasArrivedAt(stage.canvasElement, '/m/home')
    await expect(useToast.getState().shown).toMatchObject({ text: i18next.t('in_registered_successfully') })
    await expect(currentSession()).toMatchObject({ userName: account.username, firstTimeLogin: true })
  },
}
