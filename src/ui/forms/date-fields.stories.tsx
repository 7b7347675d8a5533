import type { Meta, StoryObj } from '@storybook/react-vite'
import i18next from 'i18next'
import { useState } from 'react'
import { expect, fireEvent, fn } from 'storybook/test'
import { DateFields } from './date-fields.tsx'

const onChange = fn()

/**
 * Asks for the first and the last day of a range.
 *
 * **Use it for** a record's own period; `RecordFilter` shows it for the tab "own".
 *
 * - **Do** start with the days that are on show, so that a person only moves one end.
 * - **Do** give the gateway's time as `now`: no day after it is valid.
 * - **Don't** validate again in `onChange`: it is called with valid ranges only, and a wrong one stays in the fields
 *   with the reason below it.
 * - **Don't** use it for a birthday or for one day; those are a `TextField` of the type `date`.
 */
const meta = {
  component: DateFields,
  args: { range: { from: '2026-11-01', to: '2026-11-20' }, now: Date.UTC(2026, 10, 20, 4, 5), onChange },
  render: function Render({ range: start, ...args }) {
    const [range, setRange] = useState(start)
    return (
      <DateFields
        {...args}
        range={range}
        onChange={(next) => {
          onChange(next)
          setRange(next)
        }}
      />
    )
  },
} satisfies Meta<typeof DateFields>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = { tags: ['unpictured'] }

export const EndBeforeStart: Story = {
  tags: ['unpictured'],
  async play({ canvas }) {
    onChange.mockClear()
    const from = canvas.getByLabelText(i18next.t('records.from'))
    const to = canvas.getByLabelText(i18next.t('records.to'))
    fireEvent.change(to, { target: { value: '2026-10-20' } })
    await expect(from).toHaveAccessibleDescription(i18next.t('records.range_order'))
    await expect(onChange).not.toHaveBeenCalled()
  },
}
