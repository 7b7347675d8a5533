import type { Meta, StoryObj } from '@storybook/react-vite'
import i18next from 'i18next'
import { expect, waitFor } from 'storybook/test'
import { wallet } from '#contract/wallet.ts'
import { ProfitAndLossScreen } from './profit-and-loss-screen.tsx'

const endpoint = wallet.profitAndLoss

const meta = {
  component: ProfitAndLossScreen,
  parameters: { scenario: 'active-member', route: '/m/profitandloss' },
} satisfies Meta<typeof ProfitAndLossScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  tags: ['main'],
  async play({ canvas, userEvent }) {
    await canvas.findByRole('img', { name: new RegExp(i18next.t('records.chart_day')) })
    await userEvent.click(await canvas.findByText(i18next.t('records.show_table')))
    await expect(await canvas.findByRole('table', { name: i18next.t('records.chart_day') })).toBeVisible()
  },
}

export const ByWeekAndVendor: Story = {
  parameters: { route: '/m/profitandloss?by=week&of=vendor' },
  async play({ canvas }) {
    await canvas.findByRole('img', { name: new RegExp(i18next.t('records.chart_week')) })
    await canvas.findByRole('tab', { name: i18next.t('records.by_vendor'), selected: true })
  },
}

export const Empty: Story = { parameters: { scenario: 'new-member' } }
export const Loading: Story = { parameters: { faults: [{ endpoint, transport: 'hang' }] } }
export const Failed: Story = { parameters: { faults: [{ endpoint, error: 'FAULT_INJECTED' }] } }

/** The sums of the days show although the weeks did not load. */
export const WeeksFailed: Story = {
  tags: ['unpictured'],
  parameters: {
    route: '/m/profitandloss?by=week',
    faults: [{ endpoint, query: { by: 'week' }, error: 'FAULT_INJECTED' }],
  },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByRole('button', { name: i18next.t('common.retry') })).toBeVisible())
    await expect(canvas.getByRole('region', { name: i18next.t('records.sums') })).toBeVisible()
    await expect(canvas.getByRole('tab', { name: i18next.t('records.by_week'), selected: true })).toBeVisible()
  },
}
