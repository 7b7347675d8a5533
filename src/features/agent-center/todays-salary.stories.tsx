import type { Meta, StoryObj } from '@storybook/react-vite'
import i18next from 'i18next'
import { expect } from 'storybook/test'
import type { Contract } from '#contract/agent-contracts.ts'
import { TodaysSalary } from './todays-salary.tsx'

const first = { from: 50_000, activeMembers: 3, rate: 0.5 }
const second = { from: 200_000, activeMembers: 8, rate: 0.8 }

const contract: Contract = {
  id: 'salary',
  kind: 'salary',
  status: 'accepted',
  basis: 'TURNOVER',
  period: 'DAY',
  tiers: [first, second],
  requestedBy: null,
  askedAt: null,
  requestedAt: 0,
  answeredAt: 0,
  replacedAt: null,
}

const day = { from: 0, until: 86_400_000 }

/** Shows what today's salary is made of, and what the team still needs for the next tier. */
const meta = {
  component: TodaysSalary,
  parameters: { scenario: 'agent' },
  args: {
    contract,
    earnings: { ...day, base: 150_000, activeMembers: 7, rate: 0.5, gross: 750, below: 0, amount: 750 },
    next: second,
  },
} satisfies Meta<typeof TodaysSalary>
export default meta
type Story = StoryObj<typeof meta>

export const TierReached: Story = {
  async play({ canvas }) {
    await expect(await canvas.findByText(/₩50,000\.00 · .*1/)).toBeVisible()
  },
}

export const BelowTheFirstTier: Story = {
  args: {
    earnings: { ...day, base: 12_000, activeMembers: 3, rate: 0, gross: 0, below: 0, amount: 0 },
    next: first,
  },
  async play({ canvas }) {
    await expect(await canvas.findByText(/₩38,000\.00$/)).toBeVisible()
  },
}

export const MembersMissing: Story = {
  args: { earnings: { ...day, base: 260_000, activeMembers: 5, rate: 0.5, gross: 1_300, below: 0, amount: 1_300 } },
}

export const ContractsBelow: Story = {
  args: { earnings: { ...day, base: 150_000, activeMembers: 7, rate: 0.5, gross: 750, below: 210, amount: 540 } },
  async play({ canvas }) {
    await expect(await canvas.findByText('₩540.00')).toBeVisible()
  },
}

export const HighestTier: Story = {
  args: {
    earnings: { ...day, base: 420_000, activeMembers: 11, rate: 0.8, gross: 3_360, below: 0, amount: 3_360 },
    next: null,
  },
  async play({ canvas }) {
    await expect(await canvas.findByText(i18next.t('agent.top_tier'))).toBeVisible()
  },
}

export const NoContract: Story = {
  args: { contract: null, earnings: null, next: null },
  async play({ canvas }) {
    await expect(await canvas.findByText(i18next.t('agent.salary_none'))).toBeVisible()
    const contract = canvas.getByRole('link', { name: i18next.t('agent.kind_salary') })
    await expect(contract).toHaveAttribute('href', '/m/member/agent/getSalaryContract')
  },
}
