import type { Meta, StoryObj } from '@storybook/react-vite'
import { calls } from '../api/calls.ts'
import { storyWorld } from '../story-calls.ts'
import { LedgerLines } from './ledger-lines.tsx'

const meta = {
  component: LedgerLines,
  args: { world: storyWorld, account: 'haedal_92', currency: { code: 'KRW', symbol: '₩', position: 'F' } },
  parameters: { scenario: 'active-member' },
} satisfies Meta<typeof LedgerLines>
export default meta
type Story = StoryObj<typeof meta>

const { path } = calls.ledger

export const Ready: Story = { tags: ['panel'] }
export const Empty: Story = { args: { account: 'minji_k' }, parameters: { scenario: 'new-member' } }
export const Loading: Story = { parameters: { control: { [path]: 'held' } } }
export const Failed: Story = { parameters: { control: { [path]: 'refused' } } }
