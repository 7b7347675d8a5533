import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { storyText } from '../content/story-text.ts'
import { LongList } from '../lists/long-list.tsx'
import { RecordFilter } from './record-filter.tsx'
import { RecordPage } from './record-page.tsx'
import { storyRows } from './story-rows.tsx'
import { useRecordFilter } from './use-record-filter.ts'

const now = Date.UTC(2026, 10, 20, 4, 5)

function MoneyRecord({ detail }: { detail?: (row: string) => string }) {
  const filter = useRecordFilter({}, now)
  return (
    <RecordPage filter={<RecordFilter filter={filter} />} label={filter.period} detail={detail}>
      <LongList>{storyRows()}</LongList>
    </RecordPage>
  )
}

/**
 * Arranges a record: its filter, the rows that it selects, and the open row.
 *
 * **Use it for** every screen with a `RecordFilter`: bets, money, profit and loss, an agent's earnings.
 *
 * - **Do** render the detail of a row by `detail`, if rows have one: a wide window shows it beside the list.
 * - **Do** name the panel by the selected period in `label`.
 * - **Don't** put into a detail what a phone must reach too: there, a row only leads to its `to`.
 * - **Don't** render two on a screen, because the filter finds its panel by an id.
 */
const meta = {
  component: RecordPage,
  parameters: { route: '/m/transaction/record' },
  args: { filter: null, label: '', children: null },
  render: () => <MoneyRecord />,
} satisfies Meta<typeof RecordPage>
export default meta
type Story = StoryObj<typeof meta>

export const WithoutDetails: Story = {
  tags: ['unpictured'],
  async play({ canvas }) {
    await expect(canvas.getByRole('tabpanel')).toHaveAccessibleName('month')
  },
}

/** A window of 768 px or more shows the open row beside the list. A phone shows the row in place of the record. */
export const WithAnOpenRow: Story = {
  tags: ['unpictured'],
  parameters: { route: '/m/transaction/record?open=in' },
  render: () => <MoneyRecord detail={() => storyText('입금 ₩100,000.00', 'Deposit of ₩100,000.00')} />,
  async play({ canvas }) {
    await expect(canvas.getByText(storyText('입금 ₩100,000.00', 'Deposit of ₩100,000.00'))).toBeVisible()
  },
}
