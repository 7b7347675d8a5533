import type { Meta, StoryObj } from '@storybook/react-vite'
import i18next from 'i18next'
import { expect, fireEvent } from 'storybook/test'
import { storyText } from '../content/story-text.ts'
import { RecordEmpty } from './record-empty.tsx'
import { ClearFilter, RecordFilter } from './record-filter.tsx'
import { isOneOf } from './record-filter-address.ts'
import { RecordPage } from './record-page.tsx'
import { useRecordFilter } from './use-record-filter.ts'

const now = new Date(2026, 10, 20, 13, 5).getTime()
const checks = { category: isOneOf(['RNG', 'LIVE']) }

function FilteredRecord() {
  const filter = useRecordFilter(checks, now)
  const options = [
    { value: 'RNG', label: storyText('슬롯', 'Slots') },
    { value: 'LIVE', label: storyText('라이브', 'Live') },
  ]
  const choices = [{ name: 'category', label: storyText('게임', 'Category'), options }] as const
  return (
    <RecordPage filter={<RecordFilter filter={filter} choices={choices} />} label={filter.period}>
      <RecordEmpty
        filter={filter}
        hint={storyText('입금하시면 표시됩니다', 'Deposits appear here')}
        to="/m/voucherCenter"
        action={storyText('입금', 'Deposit')}
      />
    </RecordPage>
  )
}

/**
 * Narrows a record down by its period and by further choices.
 *
 * **Use it for** the records of games, accounts, deposits and withdrawals.
 *
 * - **Do** keep the choice in the address with `useRecordFilter`.
 * - **Do** put the record into a `RecordPage`, whose panel the filter names.
 * - **Don't** add a button to apply it: every choice works at once.
 *
 * ### ClearFilter
 *
 * Selects everything of the usual period again.
 *
 * **Use it for** a record that the filter has narrowed; `RecordFilter` and `RecordEmpty` show it then.
 *
 * - **Do** give the panel the id `recordPanelId`, as `RecordPage` does: the button disappears, and the panel takes the
 *   focus.
 * - **Don't** show it while nothing is narrowed.
 */
const meta = {
  component: RecordFilter,
  subcomponents: { ClearFilter },
  parameters: { route: '/m/record' },
  render: () => <FilteredRecord />,
} satisfies Meta<typeof RecordFilter>
export default meta
type Story = StoryObj

export const Usual: Story = {
  async play({ canvas, userEvent }) {
    await expect(canvas.getByRole('tab', { name: i18next.t('records.month'), selected: true })).toBeVisible()
    await expect(canvas.getByRole('link')).toBeVisible()
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'LIVE')
    await userEvent.click((await canvas.findAllByRole('button', { name: i18next.t('records.clear') }))[0] as Element)
    await expect(canvas.getByRole('combobox')).toHaveValue('')
  },
}

export const OwnRange: Story = {
  parameters: { route: '/m/record?period=own&from=2026-11-01&to=2026-11-20&category=RNG' },
  async play({ canvas }) {
    const from = canvas.getByLabelText(i18next.t('records.from'))
    await expect(from).toHaveValue('2026-11-01')
    fireEvent.change(from, { target: { value: '2025-11-01' } })
    await expect(from).toHaveAccessibleDescription(i18next.t('records.range_long', { days: 93 }))
    fireEvent.change(from, { target: { value: '2026-11-02' } })
    await expect(from).toBeValid()
  },
}
