import type { Meta, StoryObj } from '@storybook/react-vite'
import i18next from 'i18next'
import { expect } from 'storybook/test'
import { agent } from '#contract/agent.ts'
import { AffiliateScreen } from './affiliate-screen.tsx'

const endpoint = agent.affiliate

const meta = {
  component: AffiliateScreen,
  parameters: { scenario: 'agent', session: 'agent_seo', route: '/m/member/agent/affiliate' },
} satisfies Meta<typeof AffiliateScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  tags: ['main'],
  async play({ canvas }) {
    await expect(await canvas.findByText(/m\/register\?code=SEO2026$/)).toBeVisible()
    await expect(await canvas.findByRole('img', { name: i18next.t('agent.affiliate_qr') })).toBeVisible()
  },
}

/** Nobody has used the code yet: the figures are 0, and only the link is useful. */
export const Empty: Story = { parameters: { session: 'agent_noh' } }
export const Loading: Story = { parameters: { faults: [{ endpoint, transport: 'hang' }] } }
export const Failed: Story = { parameters: { faults: [{ endpoint, error: 'FAULT_INJECTED' }] } }
