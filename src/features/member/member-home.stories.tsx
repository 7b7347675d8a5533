import type { Meta, StoryObj } from '@storybook/react-vite'
import { BadgePercent, CreditCard, Crown, ReceiptText } from 'lucide-react'
import { expect, fn, waitFor, within } from 'storybook/test'
import { member } from '#contract/member.ts'
import { glyphs } from '#ui/content/glyphs.ts'
import { MemberHome } from './member-home.tsx'

const endpoint = member.memberInfo

const meta = {
  component: MemberHome,
  args: {
    balance: <span>₩1,284,500.00</span>,
    language: <span>한국어</span>,
    theme: <span>Light</span>,
    template: 'new',
    shortcuts: [
      { to: '/m/voucherCenter', label: 'menu.deposit', icon: <CreditCard />, picture: glyphs.creditCard },
      { to: '/m/member/benefits', label: 'menu.vip', icon: <Crown />, picture: glyphs.crown },
    ],
    groups: [
      {
        label: 'member.records',
        entries: [
          { to: '/m/gameRecord', label: 'route.game_record', icon: <ReceiptText /> },
          { to: '/m/member/manualRebate', label: 'menu.cashback', icon: <BadgePercent />, value: '₩12,300.00' },
        ],
      },
    ],
    onSignOut: fn(async () => undefined),
  },
  parameters: { scenario: 'active-member', route: '/m/member/home' },
} satisfies Meta<typeof MemberHome>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  async play({ canvas }) {
    await expect(await canvas.findByRole('progressbar')).toBeVisible()
    await expect(canvas.getByRole('link', { name: /₩12,300.00$/ })).toHaveAttribute('href', '/m/member/manualRebate')
  },
}
/** The base template has the same entries and no ring. */
export const Base: Story = {
  args: { template: 'base' },
  async play({ canvas }) {
    await expect(await canvas.findByText('haedal_92')).toBeVisible()
    await expect(canvas.getByRole('link', { name: /₩12,300.00$/ })).toHaveAttribute('href', '/m/member/manualRebate')
    await expect(canvas.queryByRole('progressbar')).not.toBeInTheDocument()
  },
}
export const NothingOffered: Story = { args: { shortcuts: [], groups: [] } }
/** It is not yet known which entries there are. */
export const EntriesPending: Story = { args: { pending: true } }
export const BasePending: Story = { args: { template: 'base', pending: true } }
export const TopLevel: Story = { parameters: { session: 'highroller' } }
export const LongName: Story = { parameters: { session: 'longname_member' } }
export const Loading: Story = { parameters: { faults: [{ endpoint, transport: 'hang' }] } }
export const Failed: Story = { parameters: { faults: [{ endpoint, error: 'FAULT_INJECTED' }] } }
export const BaseLongName: Story = { args: { template: 'base' }, parameters: { session: 'longname_member' } }
export const BaseLoading: Story = { ...Loading, args: { template: 'base' } }
export const BaseFailed: Story = { ...Failed, args: { template: 'base' } }

export const Trial: Story = {
  parameters: { scenario: 'trial' },
  async play({ canvasElement }) {
    const page = within(canvasElement.ownerDocument.body)
    const question = await page.findByRole('alertdialog')
    await waitFor(() => expect(question).toBeVisible())
  },
}

export const SigningOut: Story = {
  async play({ args, canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: /로그아웃|sign out|log out/i }))
    await expect(args.onSignOut).toHaveBeenCalledOnce()
  },
}
