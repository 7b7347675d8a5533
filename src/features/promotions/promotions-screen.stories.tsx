import type { Meta, StoryObj } from '@storybook/react-vite'
import { promotions } from '#contract/promotions.ts'
import { PromotionsScreen } from './promotions-screen.tsx'

const endpoint = promotions.promotions

const meta = {
  title: 'Features/Promotions/PromotionsScreen',
  component: PromotionsScreen,
  parameters: { scenario: 'default', route: '/m/activity' },
} satisfies Meta<typeof PromotionsScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}
export const Member: Story = { parameters: { scenario: 'active-member' } }
export const Detail: Story = { parameters: { route: '/m/activity?id=daily-check-in' } }
export const Gone: Story = { parameters: { route: '/m/activity?id=long-ago' } }
export const Loading: Story = { parameters: { faults: [{ endpoint, transport: 'hang' }] } }
export const Failed: Story = { parameters: { faults: [{ endpoint, error: 'FAULT_INJECTED' }] } }
