import type { Meta, StoryObj } from '@storybook/react-vite'
import i18next from 'i18next'
import { expect, screen, waitFor } from 'storybook/test'
import { storyText } from '../content/story-text.ts'
import { Dialog } from './dialog.tsx'
import { toast } from './toast.ts'
import { Toaster } from './toaster.tsx'

const forever = { ms: Number.POSITIVE_INFINITY }

/**
 * Shows one short message for a moment.
 *
 * **Use it for** the result of an action: saved, sent, refused.
 *
 * - **Do** call `toast.show`; the app mounts the `Toaster`.
 * - **Do** hide a loading message when its action ends.
 * - **Don't** use it for what a person must read or act on; that is `notice`.
 * - **Don't** show an error of a field: that belongs below the field.
 */
const meta = {
  component: Toaster,
  parameters: { docs: { story: { inline: false, height: '200px' } } },
  render: () => <p>{storyText('화면', 'A screen')}</p>,
} satisfies Meta<typeof Toaster>
export default meta
type Story = StoryObj<typeof meta>

export const Info: Story = {
  async play() {
    toast.show(i18next.t('in_logged_login'), forever)
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(i18next.t('in_logged_login')))
  },
}

export const Success: Story = {
  play: () => toast.show(i18next.t('in_chang_saved'), { kind: 'success', ...forever }),
}

export const Failure: Story = {
  play: () => toast.show(i18next.t('system_busy'), { kind: 'error', ...forever }),
}

export const Loading: Story = {
  play: () => toast.show(i18next.t('in_please_wait'), { kind: 'loading' }),
}

export const GoesByItself: Story = {
  async play() {
    toast.show(i18next.t('in_chang_saved'), { ms: 50 })
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(i18next.t('in_chang_saved')))
    await waitFor(() => expect(screen.getByRole('status')).toBeEmptyDOMElement())
  },
}

export const ANewOneReplacesTheLast: Story = {
  tags: ['unpictured'],
  async play() {
    toast.show(i18next.t('in_please_wait'), { kind: 'loading' })
    toast.show(i18next.t('in_chang_saved'), { kind: 'success', ...forever })
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(i18next.t('in_chang_saved')))
    await expect(screen.getByRole('status')).not.toHaveTextContent(i18next.t('in_please_wait'))
  },
}

export const AboveADialog: Story = {
  render: () => (
    <Dialog open onClose={() => undefined} title={storyText('비밀번호 변경', 'Change password')}>
      {storyText('새 비밀번호를 입력해 주세요.', 'Enter a new password.')}
    </Dialog>
  ),
  async play() {
    toast.show(i18next.t('in_chang_saved'), { kind: 'success', ...forever })
    await waitFor(() => expect(screen.getByRole('dialog')).toContainElement(screen.getByRole('status')))
  },
}
