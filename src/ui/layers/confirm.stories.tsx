import type { Meta, StoryObj } from '@storybook/react-vite'
import i18next from 'i18next'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { storyText } from '../content/story-text.ts'
import { Button } from '../controls/button.tsx'
import { ConfirmHost, confirm, notice } from './confirm.tsx'
import { QuestionDialog } from './question-dialog.tsx'

const answers: boolean[] = []

/**
 * Asks before an action, or shows a message that must be acknowledged.
 *
 * **Use it for** signing out, deleting, and moving money; `notice` for a message that a toast would lose.
 *
 * - **Do** name the action on the confirm button.
 * - **Do** use `danger` for what cannot be undone.
 * - **Don't** ask about what can be undone easily.
 * - **Don't** mount a second `ConfirmHost`: the app has one.
 *
 * ### QuestionDialog
 *
 * Shows a question with its two answers, or a notice with one. To close it is to answer no.
 *
 * **Use it for** the questions of `confirm` and `notice`; the `ConfirmHost` renders it.
 *
 * - **Do** pass its properties as those of `confirm`: title, text, labels and `danger`.
 * - **Don't** render it yourself: a second question would then cover the first.
 */
const meta = {
  component: ConfirmHost,
  subcomponents: { QuestionDialog },
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  render: () => (
    <Button
      onClick={() => {
        void confirm({
          title: storyText('로그아웃', 'Sign out'),
          text: storyText('정말 로그아웃할까요?', 'Do you really want to sign out?'),
        }).then((answer) => answers.push(answer))
      }}
    >
      {storyText('로그아웃', 'Sign out')}
    </Button>
  ),
  beforeEach() {
    answers.length = 0
  },
} satisfies Meta<typeof ConfirmHost>
export default meta
type Story = StoryObj<typeof meta>

export const Question: Story = {
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button'))
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible())
  },
}

export const Confirmed: Story = {
  tags: ['unpictured'],
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button'))
    await userEvent.click(await screen.findByRole('button', { name: i18next.t('common.confirm') }))
    await waitFor(() => expect(answers).toEqual([true]))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  },
}

export const Cancelled: Story = {
  tags: ['unpictured'],
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button'))
    await userEvent.click(await screen.findByRole('button', { name: i18next.t('common.cancel') }))
    await waitFor(() => expect(answers).toEqual([false]))
  },
}

export const Dangerous: Story = {
  async play() {
    void confirm({ kind: 'danger', text: storyText('되돌릴 수 없습니다.', 'This cannot be undone.') })
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible())
  },
}

export const Notice: Story = {
  async play() {
    void notice(i18next.t('app_download_safari_required'))
    const dialog = await screen.findByRole('alertdialog')
    await expect(dialog).toHaveAccessibleName(i18next.t('common.notice'))
    await expect(dialog.querySelectorAll('button')).toHaveLength(1)
  },
}
