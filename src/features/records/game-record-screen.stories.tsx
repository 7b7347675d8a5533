import type { Meta, StoryObj } from '@storybook/react-vite'
import i18next from 'i18next'
import { expect, waitFor, within } from 'storybook/test'
import { wallet } from '#contract/wallet.ts'
import { GameRecordScreen } from './game-record-screen.tsx'

const endpoint = wallet.gameRecords

const meta = {
  component: GameRecordScreen,
  parameters: { scenario: 'active-member', route: '/m/gameRecord' },
} satisfies Meta<typeof GameRecordScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = { tags: ['main', 'languages'] }
export const Empty: Story = { parameters: { scenario: 'new-member' } }
export const Filtered: Story = {
  tags: ['unpictured'],
  parameters: { route: '/m/gameRecord?vendor=NONE' },
  async play({ canvas }) {
    await expect(await canvas.findByText(i18next.t('records.none_filtered'))).toBeVisible()
  },
}

/** The rounds show although their vendors did not load; a retry offers them as a filter. */
export const VendorsFailed: Story = {
  tags: ['unpictured'],
  parameters: { faults: [{ endpoint, query: { pageSize: '1' }, error: 'FAULT_INJECTED', times: 2 }] },
  async play({ canvas, userEvent }) {
    const alert = await canvas.findByRole('alert')
    await expect(alert).toHaveTextContent(i18next.t('system_busy'))
    const vendor = canvas.getByRole('combobox', { name: i18next.t('records.vendor') })
    await expect(within(vendor).getAllByRole('option')).toHaveLength(1)
    await userEvent.click(within(alert).getByRole('button', { name: i18next.t('common.retry') }))
    await waitFor(() => expect(within(vendor).getAllByRole('option').length).toBeGreaterThan(1))
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
