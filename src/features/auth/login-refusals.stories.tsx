import type { Meta, StoryObj } from '@storybook/react-vite'
import i18next from 'i18next'
import { expect, userEvent, waitFor } from 'storybook/test'
import { auth } from '#contract/auth.ts'
import type { TextKey } from '#i18n/languages.ts'
import { useToast } from '#ui/layers/toast.ts'
import { account, fill, submit } from './login-story-parts.ts'
import { fieldNamed, hasField, StoryRoutes } from './story-parts.tsx'

const meta = {
  component: StoryRoutes,
  tags: ['once'],
  parameters: { scenario: 'default', route: '/m/login', layout: 'fullscreen' },
} satisfies Meta<typeof StoryRoutes>
export default meta
type Story = StoryObj<typeof meta>
type Stage = Parameters<NonNullable<Story['play']>>[0]

async function logIn(stage: Stage) {
  await fill(stage, { username: account.username, password: account.password })
  await submit(stage)
}

/** Expects a toast, and the password as it was typed. */
async function refuses({ canvasElement }: Stage, text: TextKey) {
  await waitFor(() => expect(useToast.getState().shown).toMatchObject({ text: i18next.t(text), kind: 'error' }))
  await expect(fieldNamed(canvasElement, 'password')).toHaveValue(account.password)
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
  tags: ['unpictured'],
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
    await logIn(stage)
    await refuses(stage, 'system_busy')
  },
}

export const InvalidFormat: Story = {
  parameters: { faults: [{ endpoint: auth.login, error: 'INVALID_INPUT' }] },
  async play(stage) {
    await logIn(stage)
    await refuses(stage, 'invalid_format')
  },
}

export const UnknownError: Story = {
  parameters: { faults: [{ endpoint: auth.login, status: 500 }] },
  async play(stage) {
    await logIn(stage)
    await refuses(stage, 'unknown_error')
  },
}

export const NoInternet: Story = {
  parameters: { faults: [{ endpoint: auth.login, transport: 'reset' }] },
  beforeEach() {
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false })
    return () => Reflect.deleteProperty(navigator, 'onLine')
  },
  async play(stage) {
    await logIn(stage)
    await refuses(stage, 'no_internet')
  },
}

export const AgentAtTheMembersDesk: Story = {
  async play(stage) {
    await fill(stage, { username: 'desk_forty', password: account.password })
    await submit(stage)
    await expect(await stage.canvas.findByText(i18next.t('non_member_account'))).toBeVisible()
  },
}
