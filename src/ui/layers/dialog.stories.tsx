import type { Meta, StoryObj } from '@storybook/react-vite'
import i18next from 'i18next'
import { useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { storyText } from '../content/story-text.ts'
import { Button } from '../controls/button.tsx'
import { Dialog } from './dialog.tsx'

type DialogProps = Parameters<typeof Dialog>[0]

/**
 * Shows a short task or text over the page, which waits behind it.
 *
 * **Use it for** a form of a few fields, or a letter.
 *
 * - **Do** give it a title that says what it is for.
 * - **Do** close it in `onClose`, which Escape and the backdrop call too.
 * - **Don't** open one from another; use a page of its own.
 * - **Don't** use it for a yes or no; that is `confirm`.
 */
const meta = {
  component: Dialog,
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  args: { open: true, onClose: () => undefined, title: '' },
  render: function Render(args) {
    const [open, setOpen] = useState(args.open)
    return (
      <>
        <Button onClick={() => setOpen(true)}>{storyText('열기', 'Open')}</Button>
        <Dialog
          {...args}
          open={open}
          onClose={() => setOpen(false)}
          title={storyText('주말 잭팟 나이트', 'Weekend jackpot night')}
          actions={
            <Button wide onClick={() => setOpen(false)}>
              {storyText('확인했습니다', 'Got it')}
            </Button>
          }
        >
          {args.children ??
            storyText(
              '토요일과 일요일 21시, 모든 슬롯에서 자동으로 참여합니다.',
              'Saturday and Sunday at 21:00, every slot takes part.',
            )}
        </Dialog>
      </>
    )
  },
} satisfies Meta<DialogProps>
export default meta
type Story = StoryObj<typeof meta>

const dialogOf = (element: HTMLElement) => element.ownerDocument.querySelector('dialog')

export const Open: Story = {}

export const LongContent: Story = {
  args: {
    children: Array.from({ length: 30 }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the lines have no other name
      <p key={index}>{index + 1}. 정기 점검 동안에는 입금과 출금이 잠시 멈춥니다.</p>
    )),
  },
}

export const OpensAndClosesAgain: Story = {
  tags: ['unpictured'],
  args: { open: false },
  async play({ canvas, canvasElement }) {
    const opener = canvas.getByRole('button')
    await userEvent.click(opener)
    await waitFor(() => expect(dialogOf(canvasElement)).toHaveAttribute('open'))
    await expect(dialogOf(canvasElement)).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: i18next.t('common.close') }))
    await waitFor(() => expect(dialogOf(canvasElement)).toBeNull())
    await expect(opener).toHaveFocus()
  },
}
