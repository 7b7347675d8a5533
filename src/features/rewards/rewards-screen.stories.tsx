import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { promotions } from '#contract/promotions.ts'
import { RewardsScreen } from './rewards-screen.tsx'

const endpoint = promotions.rewards

const meta = {
  component: RewardsScreen,
  parameters: { scenario: 'active-member', route: '/m/rewardCenter' },
} satisfies Meta<typeof RewardsScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = { tags: ['main', 'merchants'] }
export const NothingDoneYet: Story = { parameters: { scenario: 'new-member' } }
export const Trial: Story = { parameters: { scenario: 'trial' } }
export const Loading: Story = { parameters: { faults: [{ endpoint, transport: 'hang' }] } }
export const Failed: Story = { parameters: { faults: [{ endpoint, error: 'FAULT_INJECTED' }] } }

export const CheckingIn: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: /₩500/ }))
    await expect(await canvas.findByRole('status', { name: '' })).toBeVisible()
  },
}
