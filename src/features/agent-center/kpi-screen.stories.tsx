import type { Meta, StoryObj } from '@storybook/react-vite'
import i18next from 'i18next'
import { expect, userEvent, within } from 'storybook/test'
import { agent } from '#contract/agent.ts'
import { KpiScreen } from './kpi-screen.tsx'

const endpoint = agent.teamKpiA

const meta = {
  component: KpiScreen,
  parameters: { scenario: 'agent', session: 'agent_seo', route: '/m/member/agent/kpi' },
} satisfies Meta<typeof KpiScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  tags: ['main'],
  async play({ canvas }) {
    const row = (await canvas.findByText('agent_han')).closest('details')
    await userEvent.click(canvas.getByText('agent_han'))
    await expect(within(row!).getByRole('link', { name: i18next.t('agent.to_card') })).toBeVisible()
  },
}

export const PlayAndProfit: Story = {
  parameters: { route: '/m/member/agent/kpi?of=b' },
  async play({ canvas }) {
    const [own] = await canvas.findAllByText(i18next.t('agent.commission'))
    await expect(own).toBeInTheDocument()
  },
}

/** The team of a downline, with the path back up. */
export const BelowADownline: Story = {
  parameters: { route: '/m/member/agent/kpi?of=b&account=agent_yoo' },
  async play({ canvas }) {
    const path = await canvas.findByRole('navigation', { name: i18next.t('agent.path') })
    await expect(path.querySelector('[aria-current=page]')).toHaveTextContent('유재민')
    await expect(await canvas.findByText('agent_ma')).toBeVisible()
  },
}

/** An agent without downlines, and nothing was played. */
export const Empty: Story = { parameters: { scenario: 'agent-desk', session: 'desk_fortytwo' } }
export const Loading: Story = { parameters: { faults: [{ endpoint, transport: 'hang' }] } }
export const Failed: Story = {
  parameters: { faults: [{ endpoint, error: 'FAULT_INJECTED' }] },
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: i18next.t('common.retry') })).toBeVisible()
  },
}

/** The figures of a downline are shown, but not the path to it. */
export const PathFailed: Story = {
  tags: ['unpictured'],
  parameters: {
    route: '/m/member/agent/kpi?account=agent_yoo',
    faults: [{ endpoint: agent.downline, error: 'FAULT_INJECTED' }],
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('agent_ma')).toBeVisible()
    await expect(await canvas.findByRole('button', { name: i18next.t('common.retry') })).toBeVisible()
  },
}
