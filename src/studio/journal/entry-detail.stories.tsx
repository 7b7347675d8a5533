import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { calls } from '../api/calls.ts'
import type { JournalEntry } from '../api/schemas.ts'
import { said, storyWorld } from '../story-calls.ts'
import { EntryDetail } from './entry-detail.tsx'

const entry: JournalEntry = {
  id: 1,
  at: Date.parse('2026-11-20T12:04:31+09:00'),
  method: 'POST',
  path: '/wps/relay/MCSFE_addFavoriteGameV2',
  headers: { authorization: '…', language: 'KO' },
  account: 'minji_k',
  endpoint: 'games.addFavorite',
  input: { nodeId: 1_204, vendor: 'AURORA' },
  status: 200,
  answer: { success: true, value: null },
  faults: [],
  changes: [
    { table: 'favorites', key: 'minji_k 1204', kind: 'inserted', fields: [{ field: 'nodeId', to: 1_204 }] },
    {
      table: 'members',
      key: 'minji_k',
      kind: 'updated',
      fields: [
        { field: 'lastSeenAt', from: '2026-11-20T02:59:00.000Z', to: '2026-11-20T03:04:31.000Z' },
        { field: 'preferences.aVeryLongNameOfAFieldThatNobodyShortens', from: [1, 2, 3], to: [1, 2, 3, 1_204] },
      ],
    },
  ],
}

const meta = {
  component: EntryDetail,
  args: { world: storyWorld, entry },
  parameters: { scenario: 'active-member', control: { [calls.explainEntry.path]: 'held' } },
} satisfies Meta<typeof EntryDetail>
export default meta
type Story = StoryObj<typeof meta>

/** The values before and after, of a call that changed two tables. */
export const Ready: Story = { tags: ['panel'] }

export const Failed: Story = {
  args: {
    entry: {
      ...entry,
      status: 503,
      errorCode: 'FAULT_INJECTED',
      answer: undefined,
      changes: [],
      faults: [{ endpoint: entry.endpoint ?? '', status: 503 }],
    },
  },
}

export const FailNextTime: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: said('fail_next') }))
    await expect(await screen.findByText(said('will_fail'))).toBeInTheDocument()
  },
}
