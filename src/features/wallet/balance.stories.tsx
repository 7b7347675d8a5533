import type { Meta, StoryObj } from '@storybook/react-vite'
import i18next from 'i18next'
import { expect, userEvent, waitFor } from 'storybook/test'
import { stored } from '#contract/stored.ts'
import { wallet } from '#contract/wallet.ts'
import { readStored } from '#platform/storage.ts'
import { Balance } from './balance.tsx'

const meta = {
  component: Balance,
  parameters: { scenario: 'member-with-favorites' },
} satisfies Meta<typeof Balance>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  async play({ canvas }) {
    await expect(await canvas.findByText('₩1,284,500.00')).toBeVisible()
  },
}

export const SymbolAfter: Story = {
  globals: { merchant: 'ROCKET' },
  async play({ canvas }) {
    await expect(await canvas.findByText('1,284,500.00₩')).toBeVisible()
  },
}

export const WithControls: Story = {
  args: { controls: true },
  async play({ canvas }) {
    await canvas.findByText('₩1,284,500.00')
    await expect(canvas.getByRole('button', { name: i18next.t('wallet.refresh_balance') })).not.toHaveAttribute(
      'aria-disabled',
    )
  },
}

export const Hidden: Story = {
  args: { controls: true },
  async play({ canvas }) {
    await canvas.findByText('₩1,284,500.00')
    await userEvent.click(canvas.getByRole('button', { name: i18next.t('wallet.hide_balance') }))
    await expect(canvas.getByText('******')).toBeVisible()
    await expect(readStored(stored.hideBalance)).toBe(true)
  },
}

export const Refreshing: Story = {
  args: { controls: true },
  parameters: { faults: [{ endpoint: wallet.memberWallet, transport: 'hang' }] },
  async play({ canvas }) {
    await expect(canvas.getByText('******')).toBeVisible()
    await expect(canvas.getByText(i18next.t('common.amount_hidden'))).toBeInTheDocument()
  },
}

export const Failed: Story = {
  parameters: { faults: [{ endpoint: wallet.memberWallet, error: 'FAULT_INJECTED' }] },
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: i18next.t('wallet.balance_failed') })).toBeVisible()
  },
}

/** The first call and its automatic retry fail; the person's retry succeeds. */
export const Recovers: Story = {
  tags: ['unpictured'],
  parameters: {
    faults: [{ endpoint: wallet.memberWallet, error: 'FAULT_INJECTED', times: 2 }],
  },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: i18next.t('wallet.balance_failed') }))
    await expect(await canvas.findByText('₩1,284,500.00')).toBeVisible()
  },
}

export const Visitor: Story = {
  tags: ['unpictured'],
  parameters: { scenario: 'default' },
  async play({ canvasElement }) {
    await waitFor(() => expect(canvasElement).toHaveTextContent(''))
  },
}

export const VeryRich: Story = {
  parameters: { session: 'longname_member' },
  async play({ canvas }) {
    await expect(await canvas.findByText('₩12,345,678,901.23')).toBeVisible()
  },
}
