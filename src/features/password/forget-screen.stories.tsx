import type { Meta, StoryObj } from '@storybook/react-vite'
import i18next from 'i18next'
import { expect, userEvent, waitFor } from 'storybook/test'
import { auth } from '#contract/auth.ts'
import { system } from '#contract/system.ts'
import { useToast } from '#ui/layers/toast.ts'
import { fieldNamed, fill, hasTextOf, press, StoryRoutes } from './story-parts.tsx'

const meta = {
  component: StoryRoutes,
  parameters: { scenario: 'default', route: '/m/forget' },
} satisfies Meta<typeof StoryRoutes>
export default meta
type Story = StoryObj<typeof meta>
type Stage = Parameters<NonNullable<Story['play']>>[0]

const member = { username: 'haedal_92', email: 'haedal@example.com' }
const next = { newPassword: 'parlor2027', confirmNewPassword: 'parlor2027' }

const chooseEmail = async ({ canvas }: Stage) =>
  userEvent.click(await canvas.findByRole('tab', { name: i18next.t('forget.by_email') }))

async function requestSmsCode({ canvasElement }: Stage) {
  await fill(canvasElement, { mobileNum: '01022334455' })
  await press(canvasElement, 'forget.send')
  await fieldNamed(canvasElement, 'verificationCode')
}

async function requestEmailCode(stage: Stage) {
  await chooseEmail(stage)
  await fill(stage.canvasElement, member)
  await press(stage.canvasElement, 'forget.send')
  await fieldNamed(stage.canvasElement, 'verificationCode')
}

export const Ready: Story = {
  tags: ['main', 'languages'],
  play: async ({ canvasElement }) => {
    await expect(await fieldNamed(canvasElement, 'mobileNum')).toHaveValue('')
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

export const ByEmail: Story = { play: chooseEmail }

export const UnknownNumber: Story = {
  async play({ canvasElement }) {
    await fill(canvasElement, { mobileNum: '01099999999' })
    await press(canvasElement, 'forget.send')
    await hasTextOf(canvasElement, 'account_unavailable')
    await expect(await fieldNamed(canvasElement, 'mobileNum')).toHaveValue('01099999999')
  },
}

export const AnotherAddress: Story = {
  async play(stage) {
    await chooseEmail(stage)
    await fill(stage.canvasElement, { ...member, email: 'someone@example.com' })
    await press(stage.canvasElement, 'forget.send')
    await hasTextOf(stage.canvasElement, 'account_unavailable')
  },
}

export const CodeSent: Story = { play: requestSmsCode }

export const WrongEmailCode: Story = {
  async play(stage) {
    await requestEmailCode(stage)
    await fill(stage.canvasElement, { verificationCode: '0000' })
    await press(stage.canvasElement, 'forget.next')
    await hasTextOf(stage.canvasElement, 'verification_code_error')
  },
}

/**
 * The gateway checks an SMS code together with the password; a wrong code leads back, and every field keeps its value.
 */
export const WrongSmsCode: Story = {
  async play(stage) {
    const { canvasElement } = stage
    await requestSmsCode(stage)
    await fill(canvasElement, { verificationCode: '0000' })
    await press(canvasElement, 'forget.next')
    await fill(canvasElement, next)
    await press(canvasElement, 'forget.finish')
    await hasTextOf(canvasElement, 'verification_code_error')
    await expect(await fieldNamed(canvasElement, 'verificationCode')).toHaveValue('0000')
    await fill(canvasElement, { verificationCode: '1111' })
    await press(canvasElement, 'forget.next')
    await expect(await fieldNamed(canvasElement, 'newPassword')).toHaveValue(next.newPassword)
  },
}

export const PasswordsDiffer: Story = {
  async play(stage) {
    await requestSmsCode(stage)
    await fill(stage.canvasElement, { verificationCode: '0000' })
    await press(stage.canvasElement, 'forget.next')
    await fill(stage.canvasElement, { ...next, confirmNewPassword: 'parlor2028' })
    await press(stage.canvasElement, 'forget.finish')
    await hasTextOf(stage.canvasElement, 'password.confirm_differs')
  },
}

export const NotSent: Story = {
  parameters: { faults: [{ endpoint: auth.sendSmsNoLogin, error: 'FAULT_INJECTED' }] },
  async play({ canvasElement }) {
    await fill(canvasElement, { mobileNum: '01022334455' })
    await press(canvasElement, 'forget.send')
    await hasTextOf(canvasElement, 'system_busy')
    await expect(await fieldNamed(canvasElement, 'mobileNum')).toHaveValue('01022334455')
  },
}

export const CodeUnderWay: Story = {
  parameters: { faults: [{ endpoint: auth.sendSmsNoLogin, transport: 'hang' }] },
  async play({ canvasElement }) {
    await fill(canvasElement, { mobileNum: '01022334455' })
    await press(canvasElement, 'forget.send')
    await waitFor(() => expect(useToast.getState().shown).toMatchObject({ text: i18next.t('in_sms_sending') }))
  },
}

export const CodeEmailed: Story = {
  // The seconds differ between snapshots.
  tags: ['unpictured'],
  async play(stage) {
    await requestEmailCode(stage)
    await waitFor(() => expect(useToast.getState().shown?.text).toBe(i18next.t('verification_code_emailed')))
  },
}
