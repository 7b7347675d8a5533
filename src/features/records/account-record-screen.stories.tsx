import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
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
