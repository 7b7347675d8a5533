import type { Meta, StoryObj } from '@storybook/react-vite'
import i18next from 'i18next'
import { CircleHelp } from 'lucide-react'
import { expect, fn, userEvent } from 'storybook/test'
import { storyText } from '../content/story-text.ts'
import { IconButton } from '../controls/icon-button.tsx'
import { TopBar } from './top-bar.tsx'

/**
 * Shows a screen's title and back arrow, which stay at the top while the screen scrolls.
 *
 * **Use it for** every screen of the app except home, login and registration, which have headers of their own.
 *
 * - **Do** set the title and `back` in the screen's route: the shell then shows the bar. A screen renders it itself only
 *   if the arrow depends on what the screen shows, as in the promotions.
 * - **Do** leave out `onBack` on screens of the bottom bar.
 * - **Do** keep to two `actions`: a long title needs the space.
 * - **Don't** render another `h1` on the screen: the title is the one.
 */
const meta = {
  component: TopBar,
  args: { title: '' },
  render: (args) => <TopBar {...args} title={args.title || storyText('입금', 'Deposit')} />,
} satisfies Meta<typeof TopBar>
export default meta
type Story = StoryObj<typeof meta>

const onBack = fn()

export const WithBackAndActions: Story = {
  tags: ['unpictured'],
  args: { onBack, actions: <IconButton label="Help" icon={<CircleHelp />} /> },
  async play({ canvas }) {
    onBack.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: i18next.t('common.back') }))
    await expect(onBack).toHaveBeenCalledTimes(1)
  },
}

export const LongTitle: Story = {
  tags: ['unpictured'],
  args: { title: 'Restrictions of the promotions you have applied for', onBack },
}

export const WithoutBack: Story = { tags: ['unpictured'] }
