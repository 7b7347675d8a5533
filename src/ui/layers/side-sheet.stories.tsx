import type { Meta, StoryObj } from '@storybook/react-vite'
import i18next from 'i18next'
import { X } from 'lucide-react'
import { useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { storyText } from '../content/story-text.ts'
import { Button } from '../controls/button.tsx'
import { IconButton } from '../controls/icon-button.tsx'
import { SideSheet } from './side-sheet.tsx'

type SideSheetProps = Parameters<typeof SideSheet>[0]

/**
 * Shows a drawer over the page.
 *
 * **Use it for** the menu from the end, and details of a game from the bottom.
 *
 * - **Do** give a label and a close button.
 * - **Don't** use it for a question; that is `confirm`.
 * - **Don't** open a second one over it.
 */
const meta = {
  component: SideSheet,
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  args: { open: true, onClose: () => undefined, label: '', children: null },
  render: function Render(args) {
    const [open, setOpen] = useState(args.open)
    return (
      <>
        <Button onClick={() => setOpen(true)}>{storyText('메뉴', 'Menu')}</Button>
        <SideSheet {...args} open={open} onClose={() => setOpen(false)} label={storyText('메뉴', 'Menu')}>
          <div style={{ display: 'flex', justifyContent: 'space-between', padding: 16 }}>
            <h2>{storyText('해달', 'Haedal')}</h2>
            <IconButton label={i18next.t('common.close')} icon={<X />} onClick={() => setOpen(false)} />
          </div>
        </SideSheet>
      </>
    )
  },
} satisfies Meta<SideSheetProps>
export default meta
type Story = StoryObj<typeof meta>

export const End: Story = {}
export const Bottom: Story = { args: { side: 'bottom' } }

export const OpensAndClosesAgain: Story = {
  tags: ['unpictured'],
  args: { open: false },
  async play({ canvas }) {
    const opener = canvas.getByRole('button')
    await userEvent.click(opener)
    await expect(await canvas.findByRole('dialog')).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: i18next.t('common.close') }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect(opener).toHaveFocus()
  },
}
