import type { Meta, StoryObj } from '@storybook/react-vite'
import i18next from 'i18next'
import { expect, fn, userEvent } from 'storybook/test'
import { NextPage } from './next-page.tsx'

const onMore = fn()

/**
 * Ends a list that comes in pages: with a button for the next one, or with why that failed.
 *
 * **Use it for** letters; a `RecordList` has its own.
 *
 * - **Do** return the promise from `onMore`, so that the button is busy until the rows have arrived.
 * - **Do** keep the existing rows when the next page fails, and leave the button to try again.
 * - **Don't** load the next page while a person scrolls: the footer would never be reached.
 * - **Don't** use it for the first page, whose failure is a `FailedState`.
 */
const meta = {
  component: NextPage,
  args: { failure: false, label: '', hasMore: true, onMore },
  render: ({ failure, ...args }) => (
    <div style={{ display: 'grid', gap: 8 }}>
      <NextPage {...args} failure={failure && i18next.t('system_busy')} label={i18next.t('records.more')} />
    </div>
  ),
} satisfies Meta<typeof NextPage>
export default meta
type Story = StoryObj<typeof meta>

export const More: Story = {
  tags: ['unpictured'],
  async play({ canvas }) {
    onMore.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: i18next.t('records.more') }))
    await expect(onMore).toHaveBeenCalledTimes(1)
  },
}

export const Failed: Story = {
  tags: ['unpictured'],
  args: { failure: 'system_busy' },
  async play({ canvas }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent(i18next.t('system_busy'))
    await expect(canvas.getByRole('button')).toBeVisible()
  },
}
