import type { Meta, StoryObj } from '@storybook/react-vite'
import i18next from 'i18next'
import { expect } from 'storybook/test'
import { agent } from '#contract/agent.ts'
import { agentContracts } from '#contract/agent-contracts.ts'
import { EarningsScreen } from './earnings-screen.tsx'

const route = '/m/member/agent/earnings'

const meta = {
  component: EarningsScreen,
  args: { salaried: true },
  parameters: { scenario: 'agent-contracts', session: 'agent_seo', route },
} satisfies Meta<typeof EarningsScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  tags: ['main'],
  async play({ canvas, userEvent }) {
    await canvas.findByRole('region', { name: i18next.t('records.sums') })
    await userEvent.click(canvas.getByRole('tab', { name: i18next.t('agent.earn_salary') }))
    await expect(await canvas.findByText(i18next.t('agent.paid_sum'))).toBeVisible()
  },
}

export const Hours: Story = { parameters: { route: `${route}?of=hours` } }
export const Dividend: Story = { parameters: { route: `${route}?of=dividend` } }

/** An agent's own login has no contracts: commission alone is shown. */
export const Desk: Story = {
  args: { salaried: false },
  parameters: { scenario: 'agent-desk', session: 'desk_forty', route: `${route}?of=salary` },
  async play({ canvas }) {
    await canvas.findByRole('region', { name: i18next.t('records.sums') })
    await expect(canvas.queryByRole('tab', { name: i18next.t('agent.earn_salary') })).toBeNull()
  },
}

export const Empty: Story = { parameters: { scenario: 'agent', session: 'agent_noh' } }
export const NoPayouts: Story = {
  parameters: { scenario: 'agent', route: `${route}?of=salary` },
  async play({ canvas }) {
    await expect(await canvas.findByText(i18next.t('agent.no_payouts'))).toBeVisible()
  },
}
export const Loading: Story = { parameters: { faults: [{ endpoint: agent.teamKpiB, transport: 'hang' }] } }
export const Failed: Story = {
  parameters: {
    route: `${route}?of=salary`,
    faults: [{ endpoint: agentContracts.contractDailySalary, error: 'FAULT_INJECTED' }],
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: i18next.t('common.retry') })).toBeVisible()
  },
}
