import type { Meta, StoryObj } from '@storybook/react-vite'
import { CircleHelp, Mail, ShieldCheck } from 'lucide-react'
import { expect } from 'storybook/test'
import { storyText } from '../content/story-text.ts'
import { type LinkEntry, LinkRows } from './link-rows.tsx'

const entries: readonly LinkEntry[] = [
  { to: '/m/member/inbox', label: 'route.inbox', icon: <Mail size={20} />, value: '3' },
  { to: '/m/securityCenter', label: 'route.security', icon: <ShieldCheck size={20} /> },
  { to: '/m/help', label: 'route.help', icon: <CircleHelp size={20} /> },
]

/**
 * Shows a menu of links to other screens, one row each.
 *
 * **Use it for** the member centre and the agent centre.
 *
 * - **Do** give each entry an icon, so that the rows differ at a glance.
 * - **Do** put a short current value into `value`, and a count of unread items into `badge`.
 * - **Do** use `list` inside an existing surface; `card` brings its own.
 * - **Don't** put an action into it: every row leads to a screen.
 * - **Don't** check whether it is empty: it then renders nothing.
 */
const meta = {
  component: LinkRows,
  args: { label: '', entries },
  render: (args) => <LinkRows {...args} label={storyText('내 정보', 'My account')} />,
} satisfies Meta<typeof LinkRows>
export default meta
type Story = StoryObj<typeof meta>

export const Card: Story = {
  tags: ['unpictured'],
  async play({ canvas }) {
    await expect(canvas.getAllByRole('link')).toHaveLength(entries.length)
  },
}

export const List: Story = { tags: ['unpictured'], args: { look: 'list' } }
