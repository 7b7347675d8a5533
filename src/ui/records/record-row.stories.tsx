import type { Meta, StoryObj } from '@storybook/react-vite'
import { Landmark } from 'lucide-react'
import { expect } from 'storybook/test'
import { storyText } from '../content/story-text.ts'
import { LongList } from '../lists/long-list.tsx'
import { OpenRowLink, OpensBeside } from './open-row.tsx'
import { RecordIcon, RecordRow } from './record-row.tsx'
import { storyRows } from './story-rows.tsx'

/**
 * One row of a record: a picture, a title, lines of text, and an amount at its end.
 *
 * **Use it for** a bet, a movement of money, a deposit, a withdrawal, a commission or an application.
 *
 * - **Do** put the amount first into `end`, and what explains it, such as the balance or a status, below.
 * - **Do** give `to` if the row represents something with its own screen: the whole row is then the link.
 * - **Do** give `opens` too if a wide window can show the detail beside the list.
 * - **Don't** put buttons into a row: the link covers it.
 * - **Don't** use it for letters or games; those have rows and tiles of their own.
 *
 * ### RecordIcon
 *
 * Shows the round icon of a row.
 *
 * **Use it for** the `picture` of rows that have no picture, such as money in and money out.
 *
 * - **Do** set `good` for what brought money or was approved; it is green then.
 * - **Don't** let the colour say it alone: the sign of the amount or the status says it too.
 *
 * ### OpenRowLink
 *
 * Opens a row beside its list, and takes the focus again when the row closes.
 *
 * **Use it for** a title in a wide window; `RecordRow` renders it for `opens`.
 *
 * - **Do** render it only inside `OpensBeside`, as the `RecordPage` provides it: elsewhere nothing shows the row.
 * - **Don't** use it for another screen; that is a `ReturnLink`.
 */
const meta = {
  component: RecordRow,
  subcomponents: { RecordIcon, OpenRowLink },
  args: { picture: null, title: '', children: null, end: null },
  render: () => <LongList>{storyRows()}</LongList>,
} satisfies Meta<typeof RecordRow>
export default meta
type Story = StoryObj<typeof meta>

/** The first row leads to its order; the second represents nothing else. */
export const OfMoney: Story = {
  tags: ['unpictured'],
  async play({ canvas }) {
    await expect(canvas.getAllByRole('link')).toHaveLength(1)
  },
}

export const OpenBesideTheList: Story = {
  tags: ['unpictured'],
  parameters: { route: '/m/transaction/record?open=in' },
  render: () => (
    <OpensBeside value>
      <LongList>{storyRows()}</LongList>
    </OpensBeside>
  ),
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { current: true })).toHaveTextContent(storyText('입금', 'Deposit'))
  },
}

export const LongTexts: Story = {
  tags: ['unpictured'],
  render: () => (
    <RecordRow
      picture={
        <RecordIcon>
          <Landmark size={20} />
        </RecordIcon>
      }
      title="Korea Federation of Community Credit Cooperatives"
      end={<span>-₩1,000,000,000.00</span>}
    >
      <span>***-**-1234</span>
      <time>2026. 11. 20. 13:05</time>
    </RecordRow>
  ),
}
