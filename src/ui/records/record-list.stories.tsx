import type { Meta, StoryObj } from '@storybook/react-vite'
import i18next from 'i18next'
import { expect, fn, userEvent } from 'storybook/test'
import { storyText } from '../content/story-text.ts'
import { EmptyState } from '../states/empty-state.tsx'
import { RecordList } from './record-list.tsx'
import { storyRows } from './story-rows.tsx'

const refetch = fn()
const loaded = { isPending: false, hasNextPage: true, isFetchNextPageError: false, refetch, fetchNextPage: fn() }

/**
 * Shows the rows of a record in each of their states: loading, failed, empty, and one page after another.
 *
 * **Use it for** every list of `RecordRow`s that comes in pages.
 *
 * - **Do** give the infinite query itself, and the `total` of its latest page.
 * - **Do** give the number of `sums` that the `header` will have, and `result={false}` if none is the result, so that the
 *   rows do not move when they arrive.
 * - **Do** give a `count` if the rows are no records, such as people.
 * - **Do** give a `RecordEmpty` as `empty` if the record has a filter.
 * - **Don't** show a spinner or a failure beside it: it has both.
 * - **Don't** sort or filter its rows in the browser: it only has the pages that were loaded.
 */
const meta = {
  component: RecordList,
  args: { query: loaded, total: 21, failure: '', sums: 0, empty: <EmptyState />, children: null },
  render: (args) => (
    <div style={{ display: 'grid', gap: 10 }}>
      <RecordList {...args} failure={i18next.t('system_busy')}>
        {storyRows()}
      </RecordList>
    </div>
  ),
} satisfies Meta<typeof RecordList>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  tags: ['unpictured'],
  async play({ canvas }) {
    await expect(canvas.getByText(storyText('입금', 'Deposit'))).toBeVisible()
    await expect(canvas.getByRole('button', { name: i18next.t('records.more') })).toBeVisible()
  },
}

export const Loading: Story = {
  tags: ['unpictured'],
  args: { query: { ...loaded, isPending: true }, sums: 3 },
  async play({ canvas }) {
    await expect(canvas.getByRole('status')).toHaveTextContent(i18next.t('common.loading'))
  },
}

export const Empty: Story = { tags: ['unpictured'], args: { total: 0 } }

export const Failed: Story = {
  tags: ['unpictured'],
  args: { total: undefined },
  async play({ canvas }) {
    refetch.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: i18next.t('common.retry') }))
    await expect(refetch).toHaveBeenCalledTimes(1)
  },
}
