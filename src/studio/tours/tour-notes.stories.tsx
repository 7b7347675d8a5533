import type { Meta, StoryObj } from '@storybook/react-vite'
import { TourNotes } from './tour-notes.tsx'

const meta = {
  component: TourNotes,
  parameters: { scenario: 'default', wide: true },
} satisfies Meta<typeof TourNotes>
export default meta
type Story = StoryObj<typeof meta>

/** The other window shows no tour. */
export const Empty: Story = {}
