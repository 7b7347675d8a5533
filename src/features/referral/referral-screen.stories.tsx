import type { Meta, StoryObj } from '@storybook/react-vite'
import { promotions } from '#contract/promotions.ts'
import { ReferralScreen } from './referral-screen.tsx'

const endpoint = promotions.referral

const meta = {
  component: ReferralScreen,
  parameters: { scenario: 'active-member', route: '/m/inviteFriends' },
} satisfies Meta<typeof ReferralScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = { tags: ['main', 'merchants'] }
export const ManyFriends: Story = { parameters: { scenario: 'crowd' } }
export const NoFriendsYet: Story = { parameters: { scenario: 'new-member' } }
export const Trial: Story = { parameters: { scenario: 'trial' } }
export const Off: Story = { parameters: { faults: [{ endpoint, error: 'FEATURE_OFF' }] } }
export const Loading: Story = { parameters: { faults: [{ endpoint, transport: 'hang' }] } }
export const Failed: Story = { parameters: { faults: [{ endpoint, error: 'FAULT_INJECTED' }] } }
