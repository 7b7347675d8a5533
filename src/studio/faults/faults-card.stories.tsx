import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { games } from '#contract/games.ts'
import { member } from '#contract/member.ts'
import { calls } from '../api/calls.ts'
import { callPlatform, fillStoryJournal, said, storyWorld } from '../story-calls.ts'
import { FaultsCard } from './faults-card.tsx'

const meta = {
  component: FaultsCard,
  args: { world: storyWorld },
  parameters: { scenario: 'new-member' },
} satisfies Meta<typeof FaultsCard>
export default meta
type Story = StoryObj<typeof meta>

const { path } = calls.faults

/** One has struck, and the longest name of an endpoint keeps its line. */
export const Ready: Story = {
  tags: ['panel'],
  parameters: {
    faults: [
      { endpoint: member.memberInfo, status: 503, times: 3 },
      { endpoint: '*', stage: 'after', transport: 'drip', dripTime: 400 },
    ],
  },
  async beforeEach() {
    await callPlatform(member.memberInfo.path)
    await fillStoryJournal()
  },
}

export const Empty: Story = {}
export const Loading: Story = { parameters: { control: { [path]: 'held' } } }
export const Failed: Story = { parameters: { control: { [path]: 'refused' } } }

export const Adding: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.type(canvas.getByLabelText(said('endpoint')), games.gameList.id)
    await userEvent.click(canvas.getByRole('button', { name: said('add') }))
    await expect(await canvas.findByRole('listitem')).toHaveTextContent(games.gameList.id)
  },
}

export const Refused: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.type(canvas.getByLabelText(said('endpoint')), 'games.nosuch')
    await userEvent.click(canvas.getByRole('button', { name: said('add') }))
    await expect(await screen.findByText(said('input_endpoint'))).toBeInTheDocument()
  },
}
