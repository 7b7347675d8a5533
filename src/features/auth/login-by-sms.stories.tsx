import type { Meta, StoryObj } from '@storybook/react-vite'
import i18next from 'i18next'
import { expect, userEvent, waitFor } from 'storybook/test'
import { auth } from '#contract/auth.ts'
import { service } from '#contract/service.ts'
import { system } from '#contract/system.ts'
import { rememberLogin } from '#platform/remembered-login.ts'
import { hasArrivedAt } from '#ui/content/story-arrival.ts'
import { useToast } from '#ui/layers/toast.ts'
import { account, chooseSms, fill, mobile, submit } from './login-story-parts.ts'
import { fieldNamed, StoryRoutes } from './story-parts.tsx'

const meta = {
  component: StoryRoutes,
  tags: ['once'],
  parameters: { scenario: 'default', route: '/m/login', layout: 'fullscreen' },
} satisfies Meta<typeof StoryRoutes>
export default meta
type Story = StoryObj<typeof meta>
type Stage = Parameters<NonNullable<Story['play']>>[0]

const requestCode = ({ canvas }: Stage) =>
  userEvent.click(canvas.getByRole('button', { name: i18next.t('auth.get_code') }))

export const Sms: Story = {
  async play(stage) {
    await chooseSms(stage)
    await expect(stage.canvas.getByRole('combobox')).toHaveDisplayValue(/ \+82$/)
  },
}

/** The countries are still on their way, and the short list before them does not have the remembered one. */
export const SmsCodeOfAnotherCountry: Story = {
  parameters: { faults: [{ endpoint: service.country, transport: 'hang' }] },
  beforeEach: () => rememberLogin('sms', { username: mobile, password: '', countryDialingCode: '55' }),
  async play(stage) {
    await chooseSms(stage)
    await expect(stage.canvas.getByRole('combobox')).toHaveDisplayValue('+55')
  },
}

/** The first login with a password that someone else set leads to its change, also by SMS. */
export const SmsOfAFirstLogin: Story = {
  tags: ['unpictured'],
  async beforeEach({ loaded: { world } }) {
    const { id } = world.tables.members.by('account', account.username)[0]
    await world.tables.members.update(id, (draft: { firstTimeLogin: boolean }) => {
      draft.firstTimeLogin = true
    })
  },
  async play(stage) {
    const { canvasElement } = stage
    await chooseSms(stage)
    await fill(stage, { username: mobile })
    await requestCode(stage)
    await waitFor(() => expect(stage.loaded.world.outbox.messages().at(-1)?.code).toBeTruthy())
    await fill(stage, { password: stage.loaded.world.outbox.messages().at(-1).code })
    await submit(stage)
    await hasArrivedAt(canvasElement, '/m/changePsw')
  },
}

export const SmsNumberInvalid: Story = {
  async play(stage) {
    await chooseSms(stage)
    await fill(stage, { username: '010-12' })
    await requestCode(stage)
    await expect(await stage.canvas.findByText(i18next.t('rule_mobile'))).toBeVisible()
    await expect(fieldNamed(stage.canvasElement, 'username')).toHaveValue('01012')
  },
}

export const SmsNumberInvalidBeforeItsRule: Story = {
  tags: ['unpictured'],
  parameters: { faults: [{ endpoint: system.validationSettings, latency: 300 }] },
  play: (stage) => SmsNumberInvalid.play?.(stage),
}

export const SmsRuleFails: Story = {
  tags: ['unpictured'],
  parameters: { faults: [{ endpoint: system.validationSettings, error: 'FAULT_INJECTED' }] },
  async play(stage) {
    await chooseSms(stage)
    await fill(stage, { username: mobile })
    await requestCode(stage)
    await waitFor(() =>
      expect(useToast.getState().shown).toMatchObject({ text: i18next.t('system_busy'), kind: 'error' }),
    )
    await expect(fieldNamed(stage.canvasElement, 'username')).toHaveValue(mobile)
    await expect(stage.loaded.world.outbox.messages()).toHaveLength(0)
  },
}

export const SmsCountdown: Story = {
  // The seconds differ between snapshots.
  tags: ['unpictured'],
  async play(stage) {
    await chooseSms(stage)
    await fill(stage, { username: mobile })
    await requestCode(stage)
    await waitFor(() => expect(useToast.getState().shown).toMatchObject({ text: i18next.t('in_sms_send'), ms: 1500 }))
    const waiting = new RegExp(`^${i18next.t('auth.seconds_left', { seconds: 1 }).replace('1', '1[78]\\d')}$`)
    await expect(await stage.canvas.findByRole('button', { name: waiting })).toHaveAttribute('aria-disabled', 'true')
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
    await expect(stage.canvas.getByRole('button', { name: i18next.t('auth.get_code') })).not.toHaveAttribute(
      'aria-disabled',
    )
  },
}

export const SmsUnderWay: Story = {
  parameters: { faults: [{ endpoint: auth.sendSmsNoLogin, transport: 'hang' }] },
  async play(stage) {
    await chooseSms(stage)
    await fill(stage, { username: mobile })
    await requestCode(stage)
    await waitFor(() => expect(useToast.getState().shown).toMatchObject({ text: i18next.t('in_sms_sending') }))
  },
}
