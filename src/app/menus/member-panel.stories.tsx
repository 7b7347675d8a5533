import type { Meta, StoryObj } from '@storybook/react-vite'
import i18next from 'i18next'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { member } from '#contract/member.ts'
import { wallet } from '#contract/wallet.ts'
import { MemberPanel } from './member-panel.tsx'

const meta = {
  component: MemberPanel,
  args: { open: true, onClose: fn(), offered: (): boolean => true },
  parameters: { scenario: 'active-member', route: '/m/home' },
} satisfies Meta<typeof MemberPanel>
export default meta
type Story = StoryObj<typeof meta>

const panel = async () => within(await screen.findByRole('dialog', { name: i18next.t('menu.member') }))
const sees = (element: HTMLElement) => waitFor(() => expect(element).toBeVisible())

export const Ready: Story = {
  async play({ args, userEvent }) {
    await sees(await (await panel()).findByText(/^VIP /))
    await userEvent.click((await panel()).getByRole('button', { name: i18next.t('common.close') }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}
/** A member without money: the balance is 0, and the deposit comes first. */
export const Empty: Story = { parameters: { scenario: 'new-member' } }
export const LongName: Story = { parameters: { session: 'longname_member' } }
export const Agent: Story = { parameters: { scenario: 'agent', session: 'agent_seo' } }
/** The account may use neither deposits nor withdrawals. */
export const WithoutMoney: Story = {
  args: { offered: () => false },
  parameters: { scenario: 'agent-desk', session: 'desk_forty' },
  async play() {
    await sees(await (await panel()).findByRole('link', { name: i18next.t('member.open_centre') }))
    for (const key of ['menu.deposit', 'menu.withdraw'] as const) {
      await expect((await panel()).queryByRole('link', { name: i18next.t(key) })).toBeNull()
    }
  },
}
export const Loading: Story = { parameters: { faults: [{ endpoint: member.memberInfo, transport: 'hang' }] } }
export const Failed: Story = {
  parameters: { faults: [{ endpoint: member.memberInfo, error: 'FAULT_INJECTED' }] },
  async play() {
    await sees(await (await panel()).findByRole('button', { name: i18next.t('common.retry') }))
  },
}
/** The profile stays when the balance is not known. */
export const BalanceFailed: Story = {
  parameters: { faults: [{ endpoint: wallet.memberWallet, error: 'FAULT_INJECTED' }] },
}
