import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { auth } from '#contract/auth.ts'
import { system } from '#contract/system.ts'
import { memberPassword } from '#fixtures/members.ts'
import { recallLogin, rememberLogin } from '#platform/remembered-login.ts'
import { heldPassword, holdPassword } from '#session/held-password.ts'
import { hasArrivedAt } from '#ui/content/story-arrival.ts'
import { fieldNamed, fill, hasField, hasTextOf, press, StoryRoutes } from './story-parts.tsx'

const meta = {
  component: StoryRoutes,
  parameters: { scenario: 'default', session: 'haedal_92', route: '/m/changePsw' },
} satisfies Meta<typeof StoryRoutes>
export default meta
type Story = StoryObj<typeof meta>

const next = { newPassword: 'parlor2027', confirmNewPassword: 'parlor2027' }
const filled = { oldPassword: memberPassword, ...next }

export const Ready: Story = {
  tags: ['main'],
  async play({ canvasElement }) {
    const username = await fieldNamed(canvasElement, 'username')
    await expect(username).toHaveValue('haedal_92')
    await expect(username).toHaveAttribute('readonly')
    await expect(hasField(canvasElement, 'oldPassword')).toBe(true)
  },
}

export const Loading: Story = {
  parameters: { faults: [{ endpoint: system.validationSettings, transport: 'hang' }] },
  play: ({ canvasElement }) => hasTextOf(canvasElement, 'common.loading'),
}

export const Failed: Story = {
  parameters: { faults: [{ endpoint: system.validationSettings, error: 'FAULT_INJECTED' }] },
  play: ({ canvasElement }) => hasTextOf(canvasElement, 'loading_failed'),
}

export const PasswordHeld: Story = {
  beforeEach: () => holdPassword(memberPassword),
  async play({ canvasElement }) {
    await fieldNamed(canvasElement, 'newPassword')
    await expect(hasField(canvasElement, 'oldPassword')).toBe(false)
  },
}

/** A first login by SMS holds no password, so the form asks for it and leads to its recovery. */
export const FirstLoginBySms: Story = {
  tags: ['unpictured'],
  parameters: { session: 'newcomer' },
  beforeEach: () => holdPassword(''),
  async play({ canvasElement }) {
    await hasTextOf(canvasElement, 'password.first_intro')
    await fieldNamed(canvasElement, 'newPassword')
    await expect(hasField(canvasElement, 'oldPassword')).toBe(true)
    await hasTextOf(canvasElement, 'login.forgot')
  },
}

export const Unchanged: Story = {
  async play({ canvasElement }) {
    await fill(canvasElement, { ...filled, newPassword: memberPassword, confirmNewPassword: memberPassword })
    await press(canvasElement, 'common.confirm')
    await hasTextOf(canvasElement, 'password.unchanged')
  },
}

export const Differing: Story = {
  async play({ canvasElement }) {
    await fill(canvasElement, { ...filled, confirmNewPassword: 'parlor2028' })
    await press(canvasElement, 'common.confirm')
    await hasTextOf(canvasElement, 'password.confirm_differs')
  },
}

export const OldPasswordWrong: Story = {
  async play({ canvasElement }) {
    await fill(canvasElement, { ...filled, oldPassword: 'parlor2025' })
    await press(canvasElement, 'common.confirm')
    await hasTextOf(canvasElement, 'password.old_wrong')
    await expect(await fieldNamed(canvasElement, 'newPassword')).toHaveValue(next.newPassword)
  },
}

export const NotReached: Story = {
  parameters: { faults: [{ endpoint: auth.changePassword, error: 'FAULT_INJECTED' }] },
  async play({ canvasElement }) {
    await fill(canvasElement, filled)
    await press(canvasElement, 'common.confirm')
    await hasTextOf(canvasElement, 'system_busy')
    await expect(await fieldNamed(canvasElement, 'newPassword')).toHaveValue(next.newPassword)
  },
}

export const Changed: Story = {
  beforeEach() {
    holdPassword(memberPassword)
    rememberLogin('username', { username: 'haedal_92', password: memberPassword, countryDialingCode: '' })
  },
  async play({ canvasElement }) {
    await fill(canvasElement, next)
    await press(canvasElement, 'common.confirm')
    await hasArrivedAt(canvasElement, '/m/home')
    await expect(heldPassword()).toBeUndefined()
    await expect(recallLogin('username')).toMatchObject({ password: next.newPassword })
  },
}
