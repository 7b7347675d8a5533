import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { storyText } from '../content/story-text.ts'
import { FilterSelect } from './filter-select.tsx'

const options = () => [
  { value: '', label: storyText('전체', 'All') },
  { value: 'RNG', label: storyText('슬롯', 'Slots') },
  { value: 'LIVE', label: storyText('라이브', 'Live') },
]

/**
 * Narrows or sorts a list by one choice, in a small pill with the system's picker.
 *
 * **Use it for** the choices of a `RecordFilter`, and the order of an agent's team.
 *
 * - **Do** make the first option the usual one, with an empty value: any other marks the pill as set.
 * - **Do** keep the value in the address, so that a shared link shows the same rows.
 * - **Don't** use it in a form; that is a `SelectField`, which has errors.
 * - **Don't** use it for the period; those are the tabs of a `RecordFilter`.
 */
const meta = {
  component: FilterSelect,
  args: { label: '', options: [], value: '', onChange: () => undefined },
  render: function Render(args) {
    const [value, setValue] = useState(args.value)
    return <FilterSelect label={storyText('게임', 'Category')} options={options()} value={value} onChange={setValue} />
  },
} satisfies Meta<typeof FilterSelect>
export default meta
type Story = StoryObj<typeof meta>

export const Usual: Story = {
  tags: ['unpictured'],
  async play({ canvas }) {
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'LIVE')
    await expect(canvas.getByRole('combobox')).toHaveValue('LIVE')
  },
}

export const Chosen: Story = { tags: ['unpictured'], args: { value: 'RNG' } }

/** A link may name an option that is no longer offered. */
export const OfAnOldLink: Story = {
  tags: ['unpictured'],
  args: { value: 'KENO' },
  async play({ canvas }) {
    await expect(canvas.getByRole('combobox')).toHaveValue('KENO')
  },
}
