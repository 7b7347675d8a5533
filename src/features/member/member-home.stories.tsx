import type { Meta, StoryObj } from '@storybook/react-vite'
import { ReceiptText } from 'lucide-react'
import { expect, fn, waitFor, within } from 'storybook/test'
import { member } from '#contract/member.ts'
import { glyphs } from '#ui/glyphs.ts'
import { MemberHome } from './member-home.tsx'

const endpoint = member.memberInfo

const meta = {
  title: 'Features/Member/MemberHome',
  component: MemberHome,
  args: {
    balance: <span>₩1,284,500.00</span>,
    language: <span>한국어</span>,
    theme: <span>Light</span>,
    tiles: [
      { to: '/m/member/benefits', label: 'menu.vip', picture: glyphs.crown },
      { to: '/m/rewardCenter', label: 'bottom.reward', picture: glyphs.trophy },
    ],
    records: [{ to: '/m/gameRecord', label: 'route.game_record', icon: <ReceiptText /> }],
    contracts: [],
    more: [],
    onSignOut: fn(async () => undefined),
  },
  parameters: { scenario: 'active-member', route: '/m/member/home' },
} satisfies Meta<typeof MemberHome>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}
export const NothingOffered: Story = { args: { tiles: [], records: [] } }
export const TopLevel: Story = { parameters: { session: 'highroller' } }
export const LongName: Story = { parameters: { session: 'longname_member' } }
export const Loading: Story = { parameters: { faults: [{ endpoint, transport: 'hang' }] } }
export const Failed: Story = { parameters: { faults: [{ endpoint, error: 'FAULT_INJECTED' }] } }

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
