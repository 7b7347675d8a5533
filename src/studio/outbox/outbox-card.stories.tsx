import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { calls } from '../api/calls.ts'
import { said, storyWorld } from '../story-calls.ts'
import { OutboxCard } from './outbox-card.tsx'

const meta = {
  component: OutboxCard,
  args: { world: storyWorld },
  parameters: { scenario: 'new-member' },
} satisfies Meta<typeof OutboxCard>
export default meta
type Story = StoryObj<typeof meta>

const { path } = calls.outbox

export const Ready: Story = {
  tags: ['panel'],
  async beforeEach({ loaded: { world } }) {
    const at = world.clock.now()
    world.outbox.send({ at, channel: 'sms', to: '821000001001', text: '[HAEDAL] 482913', code: '482913' })
    const to = 'the.longest.address.of.a.member.who.has.it@mail.example.com'
    world.outbox.send({ at, channel: 'email', to, text: 'Your verification code is 107734.', code: '107734' })
  },
}

export const Empty: Story = {}
export const Loading: Story = { parameters: { control: { [path]: 'held' } } }
export const Failed: Story = { parameters: { control: { [path]: 'refused' } } }

export const CopyingACode: Story = {
  beforeEach: Ready.beforeEach,
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: said('copy_code', { code: '482913' }) }))
    await expect(await screen.findByText(said('copied'))).toBeInTheDocument()
  },
}
