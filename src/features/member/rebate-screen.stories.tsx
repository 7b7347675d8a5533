import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { promotions } from '#contract/promotions.ts'
import { RebateScreen } from './rebate-screen.tsx'

const endpoint = promotions.manualRebate

const meta = {
  component: RebateScreen,
  parameters: { scenario: 'active-member', route: '/m/member/manualRebate' },
} satisfies Meta<typeof RebateScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = { tags: ['main'] }
export const Empty: Story = { parameters: { scenario: 'new-member' } }
export const Agent: Story = { parameters: { scenario: 'agent' } }
export const Trial: Story = { parameters: { scenario: 'trial' } }
export const Loading: Story = { parameters: { faults: [{ endpoint, transport: 'hang' }] } }
export const Failed: Story = { parameters: { faults: [{ endpoint, error: 'FAULT_INJECTED' }] } }

export const Claiming: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: /한 번에 받기|claim it all/i }))
    await expect(await canvas.findByRole('heading', { name: /받은 내역|claimed so far/i })).toBeVisible()
  },
}
