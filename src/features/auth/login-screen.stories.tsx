import type { Meta, StoryObj } from '@storybook/react-vite'
import i18next from 'i18next'
import { expect, userEvent, waitFor } from 'storybook/test'
import { auth } from '#contract/auth.ts'
import { changeLanguage } from '#i18n/set-up.ts'
import { recallLogin, rememberLogin } from '#platform/remembered-login.ts'
import { currentSession } from '#session/session.ts'
import { useToast } from '#ui/toast.ts'
import { fieldNamed, hasArrivedAt, hasField, StoryRoutes } from './story-parts.tsx'

const meta = {
  component: StoryRoutes,
  parameters: { scenario: 'default', route: '/m/login', layout: 'fullscreen' },
} satisfies Meta<typeof StoryRoutes>
export default meta
type Story = StoryObj<typeof meta>
type Stage = Parameters<NonNullable<Story['play']>>[0]

const account = { username: 'haedal_92', password: 'parlor2026', countryDialingCode: '' }
const mobile = '01022334455'

async function fill({ canvasElement }: Stage, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) await userEvent.type(fieldNamed(canvasElement, name), value)
}

const submit = ({ canvas }: Stage) => userEvent.click(canvas.getByRole('button', { name: i18next.t('login.title') }))
const chooseSms = ({ canvas }: Stage) => userEvent.click(canvas.getByRole('tab', { name: i18next.t('auth.mobile') }))
const requestCode = ({ canvas }: Stage) =>
  userEvent.click(canvas.getByRole('button', { name: i18next.t('auth.get_code') }))

export const Ready: Story = {
  async play({ canvas, canvasElement }) {
    await expect(canvas.getByRole('tab', { name: i18next.t('auth.username') })).toHaveAttribute('aria-selected', 'true')
    await expect(hasField(canvasElement, 'captcha')).toBe(false)
  },
}

export const UsernameOnly: Story = {
  globals: { merchant: 'VELVET', theme: 'dark' },
  async play({ canvas }) {
    await expect(canvas.queryByRole('tab', { name: i18next.t('auth.mobile') })).toBeNull()
  },
}

export const Remembered: Story = {
  beforeEach: () => rememberLogin('username', account),
  async play({ canvas, canvasElement }) {
    await expect(fieldNamed(canvasElement, 'username')).toHaveValue(account.username)
    await expect(fieldNamed(canvasElement, 'password')).toHaveValue(account.password)
    await expect(canvas.getByRole('checkbox')).toBeChecked()
  },
}

export const EachMethodRemembersItsOwn: Story = {
  beforeEach() {
    rememberLogin('username', account)
    rememberLogin('sms', { username: mobile, password: '', countryDialingCode: '81' })
  },
  async play(stage) {
    await chooseSms(stage)
    await expect(fieldNamed(stage.canvasElement, 'username')).toHaveValue(mobile)
    await expect(fieldNamed(stage.canvasElement, 'password')).toHaveValue('')
    await expect(stage.canvas.getByRole('combobox')).toHaveValue('81')
  },
}

export const PasswordShown: Story = {
  async play(stage) {
    await fill(stage, { password: account.password })
    await userEvent.click(stage.canvas.getByRole('button', { name: i18next.t('common.show_password') }))
    await expect(fieldNamed(stage.canvasElement, 'password')).toHaveAttribute('type', 'text')
  },
}

export const FilledInvalid: Story = {
  async play(stage) {
    await fill(stage, { username: 'h', password: 'abc' })
    await submit(stage)
    await expect(stage.canvas.getByText(i18next.t('rule_login_username'))).toBeVisible()
    await expect(stage.canvas.getByText(i18next.t('rule_login_password'))).toBeVisible()
    await waitFor(() => expect(fieldNamed(stage.canvasElement, 'username')).toHaveFocus())
  },
}

export const WrongPasswordAsksForCaptcha: Story = {
  async play(stage) {
    const { canvas, canvasElement } = stage
    await fill(stage, { username: account.username, password: 'wrong1234' })
    await submit(stage)
    await expect(await canvas.findByText(i18next.t('login_failed'))).toBeVisible()
    await expect(hasField(canvasElement, 'captcha')).toBe(true)
    await expect(fieldNamed(canvasElement, 'password')).toHaveValue('wrong1234')
    await submit(stage)
    await expect(await canvas.findByText(i18next.t('in_vwrite_code'))).toBeVisible()
  },
}

export const WrongCaptcha: Story = {
  parameters: { scenario: 'login-needs-captcha' },
  async play(stage) {
    const { canvas, canvasElement } = stage
    await fill(stage, { username: account.username, password: account.password })
    await submit(stage)
    await expect(await canvas.findByText(i18next.t('in_vwrite_code'))).toBeVisible()
    await fill(stage, { captcha: '0a0b0c0d0e0f0' })
    await expect(fieldNamed(canvasElement, 'captcha')).toHaveValue('000000')
    await submit(stage)
    await expect(await canvas.findByText(i18next.t('verification_code_error'))).toBeVisible()
    await expect(fieldNamed(canvasElement, 'captcha')).toHaveValue('')
  },
}

export const AnotherCaptcha: Story = {
  parameters: { scenario: 'login-needs-captcha' },
  async play(stage) {
    const { canvas, canvasElement } = stage
    await fill(stage, { username: account.username, password: account.password })
    await submit(stage)
    await waitFor(() => expect(hasField(canvasElement, 'captcha')).toBe(true))
    await fill(stage, { captcha: '123' })
    const renew = canvas.getByRole('button', { name: i18next.t('auth.captcha_renew') })
    const picture = () => renew.querySelector('img')?.getAttribute('src')
    await waitFor(() => expect(picture()).toMatch(/^data:image/))
    const before = picture()
    await userEvent.click(renew)
    await waitFor(() => expect(picture() ?? before).not.toBe(before))
    await expect(fieldNamed(canvasElement, 'captcha')).toHaveValue('')
  },
}

export const UnknownAccount: Story = {
  async play(stage) {
    await fill(stage, { username: 'nobody_here', password: 'parlor2026' })
    await submit(stage)
    await expect(await stage.canvas.findByText(i18next.t('account_unavailable'))).toBeVisible()
    await waitFor(() => expect(fieldNamed(stage.canvasElement, 'username')).toHaveFocus())
  },
}

export const Locked: Story = {
  // The time differs between snapshots.
  parameters: { chromatic: { disableSnapshot: true } },
  async play(stage) {
    await fill(stage, { username: 'locked_account', password: 'parlor2026' })
    await submit(stage)
    await expect(await stage.canvas.findByText(i18next.t('account_locked'))).toBeVisible()
    await expect(stage.canvas.getByRole('status')).toBeVisible()
  },
}

export const Disabled: Story = {
  async play(stage) {
    await fill(stage, { username: 'closed_account', password: 'parlor2026' })
    await submit(stage)
    await expect(await stage.canvas.findByText(i18next.t('account_disabled'))).toBeVisible()
  },
}

export const GatewayBusy: Story = {
  parameters: { faults: [{ endpoint: auth.login, error: 'FAULT_INJECTED' }] },
  async play(stage) {
    await fill(stage, { username: account.username, password: account.password })
    await submit(stage)
    await waitFor(() =>
      expect(useToast.getState().shown).toMatchObject({ text: i18next.t('system_busy'), kind: 'error' }),
    )
    await expect(fieldNamed(stage.canvasElement, 'password')).toHaveValue(account.password)
  },
}

export const UnderWay: Story = {
  parameters: { faults: [{ endpoint: auth.login, transport: 'hang' }] },
  async play(stage) {
    await fill(stage, { username: account.username, password: account.password })
    await submit(stage)
    const button = stage.canvas.getByRole('button', { name: i18next.t('login.title') })
    await expect(button).toHaveAttribute('aria-busy', 'true')
  },
}

export const Sms: Story = {
  async play(stage) {
    await chooseSms(stage)
    await expect(stage.canvas.getByRole('combobox')).toHaveValue('82')
  },
}

export const SmsNumberInvalid: Story = {
  async play(stage) {
    await chooseSms(stage)
    await fill(stage, { username: '010-12' })
    await requestCode(stage)
    await expect(stage.canvas.getByText(i18next.t('rule_mobile'))).toBeVisible()
    await expect(fieldNamed(stage.canvasElement, 'username')).toHaveValue('01012')
  },
}

export const SmsCountdown: Story = {
  // The seconds differ between snapshots.
  parameters: { chromatic: { disableSnapshot: true } },
  async play(stage) {
    await chooseSms(stage)
    await fill(stage, { username: mobile })
    await requestCode(stage)
    await waitFor(() => expect(useToast.getState().shown).toMatchObject({ text: i18next.t('in_sms_send'), ms: 1500 }))
    const waiting = new RegExp(`^${i18next.t('auth.seconds_left', { seconds: 1 }).replace('1', '1[78]\\d')}$`)
    await expect(await stage.canvas.findByRole('button', { name: waiting })).toBeDisabled()
    await waitFor(() => expect(fieldNamed(stage.canvasElement, 'password')).toHaveFocus())
  },
}

export const SmsNotSent: Story = {
  parameters: { faults: [{ endpoint: auth.sendSmsNoLogin, error: 'CODE_TOO_SOON' }] },
  async play(stage) {
    await chooseSms(stage)
    await fill(stage, { username: mobile })
    await requestCode(stage)
    await waitFor(() =>
      expect(useToast.getState().shown).toMatchObject({ text: i18next.t('code_soon'), kind: 'error' }),
    )
    await expect(stage.canvas.getByRole('button', { name: i18next.t('auth.get_code') })).toBeEnabled()
  },
}

export const ChangedLanguageChecksAgain: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  async play(stage) {
    await fill(stage, { username: 'h' })
    const other = i18next.language === 'ko' ? 'EN' : 'KO'
    await changeLanguage(other)
    await expect(await stage.canvas.findByText(i18next.t('rule_login_username'))).toBeVisible()
  },
}

export const LoggedIn: Story = {
  async play(stage) {
    await fill(stage, { username: account.username, password: account.password })
    await userEvent.click(stage.canvas.getByRole('checkbox'))
    await submit(stage)
    await hasArrivedAt(stage.canvasElement, '/m/home')
    await expect(currentSession()).toMatchObject({ userName: account.username, type: 0, merchantCode: 'HAEDAL' })
    await expect(currentSession()?.id).toBe(currentSession()?.customerId)
    await expect(recallLogin('username')).toMatchObject({ username: account.username, password: account.password })
  },
}

export const Trial: Story = {
  async play(stage) {
    await userEvent.click(stage.canvas.getByRole('button', { name: i18next.t('login.trial') }))
    await hasArrivedAt(stage.canvasElement, '/m/home')
    await expect(currentSession()?.type).toBe(4)
  },
}

export const ToRegistration: Story = {
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('tab', { name: i18next.t('register.title') }))
    await expect(await canvas.findByText(i18next.t('register.welcome'))).toBeVisible()
  },
}
