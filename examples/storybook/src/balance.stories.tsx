import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Balance } from './balance.tsx'

const meta: Meta = {
  render: (_, { loaded }) => <Balance token={loaded.parlor.session?.token} />,
}
export default meta

export const OfAMember: StoryObj = {
  parameters: { parlor: { scenario: 'active-member' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1284500')).toBeVisible()
  },
}

export const OfAVisitor: StoryObj = {
  parameters: { parlor: { scenario: 'default' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^No balance/)).toBeVisible()
  },
}
