import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { member } from '#contract/member.ts'
import { callPlatform, fillStoryJournal, said, storyWorld } from '../story-calls.ts'
import { JournalCard } from './journal-card.tsx'

const meta = {
  component: JournalCard,
  args: { world: storyWorld, connected: true, tall: true },
  parameters: { scenario: 'active-member' },
} satisfies Meta<typeof JournalCard>
export default meta
type Story = StoryObj<typeof meta>

/** A call that succeeds, one without a session, and one that no endpoint answers. */
async function makeCalls(token: string) {
  await callPlatform(member.memberInfo.path, { headers: { authorization: token } })
  await callPlatform(member.memberInfo.path)
  await callPlatform('/wps/member/information-of-everything-that-a-member-may-ever-have-wanted-to-know')
  await fillStoryJournal()
}

export const Ready: Story = {
  tags: ['panel'],
  beforeEach: ({ loaded }) => makeCalls(loaded.session.token),
}

export const Empty: Story = { args: { connected: false, tall: false } }

/** "Why?" of a call that no endpoint answers names those that are nearest. */
export const Unhandled: Story = {
  ...Ready,
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByText(/information-of-everything/))
    const detail = await canvas.findByRole('article', { name: said('call') })
    await expect(detail).toHaveTextContent('404')
  },
}

export const OnlyFailures: Story = {
  beforeEach: ({ loaded }) => makeCalls(loaded.session.token),
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByLabelText(said('only_failures')))
    await expect(canvas.getAllByRole('option')).toHaveLength(2)
  },
}
