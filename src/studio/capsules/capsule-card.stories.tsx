import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { calls } from '../api/calls.ts'
import { said, storyWorld } from '../story-calls.ts'
import { CapsuleCard } from './capsule-card.tsx'
import { useCapsules } from './capsules.ts'

const meta = {
  component: CapsuleCard,
  args: { world: storyWorld },
  parameters: { scenario: 'active-member' },
} satisfies Meta<typeof CapsuleCard>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = { tags: ['panel'] }

/** After one has been saved or opened. */
export const Last: Story = {
  beforeEach: () =>
    useCapsules.setState({
      last: { name: 'the-second-deposit-of-a-member-shows-the-bonus-of', capsule: {}, pictures: [] },
    }),
}

export const LinkRefused: Story = {
  parameters: { control: { [calls.saveCapsule.path]: 'refused' } },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: said('capsule_link') }))
    await expect(await screen.findByText(/The host is stopping/)).toBeInTheDocument()
  },
}
