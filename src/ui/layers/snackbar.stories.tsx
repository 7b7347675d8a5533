import type { Meta, StoryObj } from '@storybook/react-vite'
import i18next from 'i18next'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { Snackbar, SnackbarBar } from './snackbar.tsx'

const onRetry = fn()
const onClose = fn()

/**
 * Reports a failure that concerns the whole page, and offers a retry.
 *
 * **Use it for** a slow or lost connection.
 *
 * - **Do** say what happened in one short line.
 * - **Don't** use it for the result of an action; that is a toast.
 * - **Don't** use it for one block that failed; that is a `FailedState`.
 *
 * ### SnackbarBar
 *
 * Shows a message and one action over the foot of the page.
 *
 * **Use it for** a message over the page that is not a failure, such as that a new build is ready.
 *
 * - **Do** put it into a live region, or give it the role `alert`, so that screen readers announce it.
 * - **Do** give `onClose` unless the page cannot continue without the action.
 * - **Don't** use it for a failure: the `Snackbar` adds the retry, and stays above an open dialog.
 */
const meta = {
  component: Snackbar,
  subcomponents: { SnackbarBar },
  parameters: { docs: { story: { inline: false, height: '200px' } } },
  args: { text: '', onRetry },
} satisfies Meta<typeof Snackbar>
export default meta
type Story = StoryObj<typeof meta>

export const Slow: Story = { render: () => <Snackbar text={i18next.t('slow_connection')} onRetry={onRetry} /> }

export const Lost: Story = {
  render: () => <Snackbar text={i18next.t('loading_failed')} onRetry={onRetry} onClose={onClose} />,
  async play() {
    onRetry.mockClear()
    onClose.mockClear()
    await expect(screen.getByRole('alert')).toHaveTextContent(i18next.t('loading_failed'))
    await userEvent.click(screen.getByRole('button', { name: i18next.t('common.retry') }))
    await userEvent.click(screen.getByRole('button', { name: i18next.t('common.close') }))
    await expect(onRetry).toHaveBeenCalledTimes(1)
    await expect(onClose).toHaveBeenCalledTimes(1)
  },
}

export const Several: Story = {
  render: () => (
    <>
      <Snackbar text={i18next.t('slow_connection')} onRetry={onRetry} />
      <Snackbar text={i18next.t('loading_failed')} onRetry={onRetry} onClose={onClose} />
    </>
  ),
  async play() {
    const [upper, lower] = screen.getAllByRole('alert').map((bar) => bar.getBoundingClientRect())
    await expect(upper?.bottom).toBeLessThan(lower?.top ?? 0)
    await userEvent.click(screen.getByRole('button', { name: i18next.t('common.close') }))
  },
}
