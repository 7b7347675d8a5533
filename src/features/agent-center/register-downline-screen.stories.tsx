import type { Meta, StoryObj } from '@storybook/react-vite'
import i18next from 'i18next'
import { expect, userEvent } from 'storybook/test'
import { system } from '#contract/system.ts'
import { RegisterDownlineScreen } from './register-downline-screen.tsx'

const endpoint = system.registerSettings

const meta = {
  component: RegisterDownlineScreen,
  parameters: { scenario: 'agent', session: 'agent_seo', route: '/m/member/agent/register' },
} satisfies Meta<typeof RegisterDownlineScreen>
export default meta
type Story = StoryObj<typeof meta>

const submit = () => i18next.t('agent.register')

/** The form begins empty. */
export const Ready: Story = {
  tags: ['main'],
  async play({ canvas }) {
    await expect(await canvas.findByRole('radio', { name: new RegExp(i18next.t('agent.type_member')) })).toBeChecked()
  },
}

export const Invalid: Story = {
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: submit() }))
    await expect(await canvas.findByText(i18next.t('in_incorrect_password'))).toBeVisible()
  },
}

export const Taken: Story = {
  globals: { merchant: 'VELVET' },
  async play({ canvas, canvasElement }) {
    await canvas.findByRole('button', { name: submit() })
    for (const field of canvasElement.querySelectorAll<HTMLInputElement>('input:not([type=radio])')) {
      const typed = { username: 'minji_k', mobileNum: '01077778888', paymentPassword: '135790', email: 'a@b.example' }
      await userEvent.type(field, typed[field.name as keyof typeof typed] ?? 'parlor2026')
    }
    await userEvent.click(canvas.getByRole('button', { name: submit() }))
    await expect(await canvas.findByText(i18next.t('username_exists'))).toBeVisible()
    await expect(canvasElement.querySelector('input[name="username"]')).toHaveValue('minji_k')
  },
}

export const Loading: Story = { parameters: { faults: [{ endpoint, transport: 'hang' }] } }
export const Failed: Story = {
  tags: ['unpictured'],
  parameters: { faults: [{ endpoint, error: 'FAULT_INJECTED' }] },
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: i18next.t('common.retry') })).toBeVisible()
  },
}
