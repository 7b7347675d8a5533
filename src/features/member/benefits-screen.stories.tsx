import type { Meta, StoryObj } from '@storybook/react-vite'
import { promotions } from '#contract/promotions.ts'
import { BenefitsScreen } from './benefits-screen.tsx'

const endpoint = promotions.vipBenefits

const meta = {
  component: BenefitsScreen,
  parameters: { scenario: 'active-member', route: '/m/member/benefits' },
} satisfies Meta<typeof BenefitsScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = { tags: ['main'] }
export const FirstLevel: Story = { parameters: { scenario: 'new-member' } }
export const TopLevel: Story = { parameters: { session: 'highroller' } }
export const Trial: Story = { parameters: { scenario: 'trial' } }
export const Loading: Story = { parameters: { faults: [{ endpoint, transport: 'hang' }] } }
export const Failed: Story = { parameters: { faults: [{ endpoint, error: 'FAULT_INJECTED' }] } }
