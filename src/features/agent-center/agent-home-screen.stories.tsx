import type { Meta, StoryObj } from '@storybook/react-vite'
import i18next from 'i18next'
import { BriefcaseBusiness } from 'lucide-react'
import { expect, waitFor } from 'storybook/test'
import { agent } from '#contract/agent.ts'
import { AgentHomeScreen } from './agent-home-screen.tsx'

const meta = {
  component: AgentHomeScreen,
  args: {
    offered: () => true,
    salaried: true,
    contracts: [{ to: '/m/member/agent/getSalaryContract', label: 'agent.kind_salary', icon: <BriefcaseBusiness /> }],
  },
  parameters: { scenario: 'agent', session: 'agent_seo', route: '/m/member/agent/home' },
} satisfies Meta<typeof AgentHomeScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  tags: ['main', 'languages'],
  async play({ canvas, userEvent }) {
    await canvas.findByText(i18next.t('agent.commission'))
    await canvas.findByRole('img', { name: new RegExp(i18next.t('agent.days')) })
    await userEvent.click(await canvas.findByText(i18next.t('records.show_table')))
    await expect(await canvas.findByRole('table', { name: i18next.t('agent.days') })).toBeVisible()
  },
}

/** An agent's own login has no contracts, and thus no salary. */
export const Desk: Story = {
  args: { salaried: false, contracts: [] },
  parameters: { scenario: 'agent-desk', session: 'desk_forty' },
  async play({ canvas }) {
    await canvas.findByText(i18next.t('agent.commission'))
    await expect(canvas.queryByText(i18next.t('agent.salary'))).toBeNull()
  },
}

export const Empty: Story = {
  args: { salaried: false },
  parameters: { scenario: 'agent-desk', session: 'desk_fortytwo' },
  async play({ canvas }) {
    await expect(await canvas.findByText(i18next.t('agent.no_days'))).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: {
    faults: [
      { endpoint: agent.teamKpiA, transport: 'hang' },
      { endpoint: agent.teamKpiB, transport: 'hang' },
    ],
  },
}

export const Failed: Story = {
  parameters: { faults: [{ endpoint: agent.teamKpiB, error: 'FAULT_INJECTED' }] },
  async play({ canvas }) {
    const retries = () => canvas.getAllByRole('button', { name: i18next.t('common.retry') })
    await waitFor(() => expect(retries()).toHaveLength(2))
  },
}
