import type { Meta, StoryObj } from '@storybook/react-vite'
import { Mail, MailOpen } from 'lucide-react'
import { expect } from 'storybook/test'
import { storyText } from '../content/story-text.ts'
import { LinkRows } from '../controls/link-rows.tsx'
import { EmptyState } from '../states/empty-state.tsx'
import { MasterDetail } from './master-detail.tsx'

const Letter = () => (
  <p style={{ padding: 16 }}>
    {storyText('주말 보너스가 토요일 21시에 시작됩니다.', 'The weekend bonus starts on Saturday at 21:00.')}
  </p>
)

/**
 * Shows a list and its open item: beside each other in a wide window, one at a time on a phone.
 *
 * **Use it for** letters, help topics and records whose rows have details.
 *
 * - **Do** keep the open item in the address, so that going back closes it on a phone.
 * - **Do** say in `nothing` what to choose; only a wide window shows it.
 * - **Do** mark the open row in the list with `aria-current`.
 * - **Don't** open a dialog for an item instead: it hides the list that a wide window has space for.
 */
const meta = {
  component: MasterDetail,
  args: { list: null, detail: undefined },
  render: ({ detail }) => (
    <MasterDetail
      list={
        <LinkRows
          label={storyText('메시지', 'Messages')}
          entries={[
            { to: '/m/member/inbox', label: 'route.inbox', icon: <Mail size={20} /> },
            { to: '/m/help', label: 'route.help', icon: <MailOpen size={20} /> },
          ]}
        />
      }
      detail={detail}
      nothing={
        <EmptyState icon={<MailOpen />} title={storyText('읽을 편지를 선택하세요', 'Choose a letter to read')} />
      }
    />
  ),
} satisfies Meta<typeof MasterDetail>
export default meta
type Story = StoryObj<typeof meta>

/** A phone shows the list alone; a window of 768 px or more shows `nothing` beside it. */
export const NothingOpen: Story = {
  tags: ['unpictured'],
  async play({ canvas }) {
    await expect(canvas.getAllByRole('link')).toHaveLength(2)
  },
}

/** A phone shows the item in place of the list. */
export const OneOpen: Story = {
  tags: ['unpictured'],
  args: { detail: <Letter /> },
  async play({ canvas }) {
    await expect(canvas.getByText(/21/)).toBeVisible()
  },
}
