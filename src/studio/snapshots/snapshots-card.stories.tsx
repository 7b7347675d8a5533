import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { calls } from '../api/calls.ts'
import { send } from '../api/send.ts'
import { said, storyWorld } from '../story-calls.ts'
import { SnapshotsCard } from './snapshots-card.tsx'

const meta = {
  component: SnapshotsCard,
  args: { world: storyWorld },
  parameters: { scenario: 'active-member' },
} satisfies Meta<typeof SnapshotsCard>
export default meta
type Story = StoryObj<typeof meta>

const { path } = calls.savedSnapshots
const longest = 'the-state-before-the-first-deposit-of-a-member-with-every-bonus'

async function save(...names: string[]) {
  for (const name of names) await send(calls.saveSnapshot, { world: storyWorld, name })
}

export const Ready: Story = { tags: ['panel'], beforeEach: () => save('before', longest) }
export const Empty: Story = {}
export const Loading: Story = { parameters: { control: { [path]: 'held' } } }
export const Failed: Story = { parameters: { control: { [path]: 'refused' } } }

export const Saving: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.type(canvas.getByLabelText(said('snapshot_name')), 'before-the-bet')
    await userEvent.click(canvas.getByRole('button', { name: said('save') }))
    await expect(await canvas.findByText('before-the-bet')).toBeVisible()
  },
}

/** The world has changed since: the comparison names each row. */
export const Compared: Story = {
  async beforeEach() {
    await save('before')
    await send(calls.changeSettings, { world: storyWorld, settings: { emptyLobby: true } })
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: said('compare_name', { name: 'before' }) }))
    await expect(await canvas.findByText(said('difference', { name: 'before' }))).toBeVisible()
  },
}
