import type { Meta, StoryObj } from '@storybook/react-vite'
import i18next from 'i18next'
import { expect, waitFor, within } from 'storybook/test'
import { wallet } from '#contract/wallet.ts'
import { AccountRecordScreen } from './account-record-screen.tsx'

const endpoint = wallet.transactions

const meta = {
  component: AccountRecordScreen,
  args: { orderDetail: ({ kind, id }) => `${kind} ${id}` },
  parameters: { scenario: 'active-member', route: '/m/transaction/record' },
} satisfies Meta<typeof AccountRecordScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = { tags: ['main'] }
export const Empty: Story = { parameters: { scenario: 'new-member' } }
export const Filtered: Story = {
  tags: ['unpictured'],
  parameters: { route: '/m/transaction/record?wallet=CD' },
  async play({ canvas }) {
    await expect(await canvas.findByText(i18next.t('records.none_filtered'))).toBeVisible()
  },
}

/** Without the names of the kinds, each movement is money in or out; a retry names them. */
export const KindsFailed: Story = {
  tags: ['unpictured'],
  parameters: { faults: [{ endpoint: wallet.txCodes, error: 'FAULT_INJECTED', times: 2 }] },
  async play({ canvas, userEvent }) {
    const alert = await canvas.findByRole('alert')
    await expect(alert).toHaveTextContent(i18next.t('system_busy'))
    const kind = canvas.getByRole('combobox', { name: i18next.t('records.kind') })
    await expect(within(kind).getAllByRole('option')).toHaveLength(1)
    await expect(canvas.getAllByText(i18next.t('records.total_in')).length).toBeGreaterThan(1)
    await userEvent.click(within(alert).getByRole('button', { name: i18next.t('common.retry') }))
    await waitFor(() => expect(within(kind).getAllByRole('option').length).toBeGreaterThan(1))
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull())
  },
}

export const Loading: Story = { parameters: { faults: [{ endpoint, transport: 'hang' }] } }
export const Failed: Story = { parameters: { faults: [{ endpoint, error: 'FAULT_INJECTED' }] } }

export const NextPage: Story = {
  async play({ canvas, userEvent }) {
    const more = await canvas.findByRole('button', { name: /더 보기|show more/i })
    const before = canvas.getAllByRole('listitem').length
    await userEvent.click(more)
    await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(before))
  },
}
