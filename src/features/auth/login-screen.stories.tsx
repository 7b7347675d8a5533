import type { Meta, StoryObj } from '@storybook/react-vite'
import i18next from 'i18next'
import { expect, userEvent, waitFor } from 'storybook/test'
import { auth } from '#contract/auth.ts'
import { system } from '#contract/system.ts'
import { changeLanguage } from '#i18n/set-up.ts'
import { recallLogin, rememberLogin } from '#platform/remembered-login.ts'
import { currentSession } from '#session/session.ts'
import { hasArrivedAt } from '#ui/content/story-arrival.ts'
import { account, chooseSms, fill, mobile, submit } from './login-story-parts.ts'
import { fieldNamed, hasAsked, hasField, StoryRoutes } from './story-parts.tsx'

const meta = {
  component: StoryRoutes,
  parameters: { scenario: 'default', route: '/m/login' },
} satisfies Meta<typeof StoryRoutes>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  tags: ['main', 'languages'],
  async play({ canvas, canvasElement }) {
    await expect(canvas.getByRole('tab', { name: i18next.t('auth.username') })).toHaveAttribute('aria-selected', 'true')
    await expect(hasField(canvasElement, 'captcha')).toBe(false)
  },
}

export const UsernameOnly: Story = {
  tags: ['once'],
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
    await expect(stage.canvas.getByRole('combobox')).toHaveDisplayValue(/ \+81$/)
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
    await expect(await stage.canvas.findByText(i18next.t('rule_login_username'))).toBeVisible()
    await expect(await stage.canvas.findByText(i18next.t('rule_login_password'))).toBeVisible()
    await waitFor(() => expect(fieldNamed(stage.canvasElement, 'username')).toHaveFocus())
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

export const ChangedLanguageChecksAgain: Story = {
  tags: ['unpictured'],
  async play(stage) {
    await fill(stage, { username: 'h' })
    await hasAsked(stage, system.validationSettings)
    const other = i18next.language === 'ko' ? 'EN' : 'KO'
    await changeLanguage(other)
    await expect(await stage.canvas.findByText(i18next.t('rule_login_username'))).toBeVisible()
  },
}

export const LoggedIn: Story = {
  tags: ['unpictured'],
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
  tags: ['unpictured'],
  async play(stage) {
    await userEvent.click(stage.canvas.getByRole('button', { name: i18next.t('login.trial') }))
    await hasArrivedAt(stage.canvasElement, '/m/home')
    await expect(currentSession()?.type).toBe(4)
  },
}

export const AgentsDesk: Story = {
  tags: ['unpictured'],
  parameters: { route: '/m/login?desk=agent' },
  beforeEach() {
    rememberLogin('username', account)
    rememberLogin('agent', { ...account, username: 'desk_forty' })
  },
  async play({ canvas, canvasElement }) {
    await expect(fieldNamed(canvasElement, 'username')).toHaveValue('desk_forty')
    await expect(canvas.queryByRole('tab')).toBeNull()
    await userEvent.click(canvas.getByRole('link', { name: i18next.t('login.member_title') }))
    await expect(fieldNamed(canvasElement, 'username')).toHaveValue(account.username)
  },
}

export const MemberAtTheAgentsDesk: Story = {
  parameters: { route: '/m/login?desk=agent' },
  async play(stage) {
    await fill(stage, { username: account.username, password: account.password })
    await submit(stage)
    await expect(await stage.canvas.findByText(i18next.t('non_agent_account'))).toBeVisible()
    await expect(fieldNamed(stage.canvasElement, 'password')).toHaveValue(account.password)
  },
}

export const AgentLoggedIn: Story = {
  parameters: { route: '/m/login?desk=agent' },
  async play(stage) {
    await fill(stage, { username: 'desk_forty', password: account.password })
    await submit(stage)
    await hasArrivedAt(stage.canvasElement, '/m/member/agent/home')
    await expect(currentSession()).toMatchObject({ userName: 'desk_forty', type: 40 })
  },
}

export const ToRegistration: Story = {
  tags: ['unpictured'],
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('tab', { name: i18next.t('register.title') }))
    await expect(await canvas.findByText(i18next.t('register.welcome'))).toBeVisible()
  },
}
