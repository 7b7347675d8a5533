import type { Meta, StoryObj } from '@storybook/react-vite'
import { Bug } from 'lucide-react'
import { ToolButton } from './tool-button.tsx'

const meta = {
  component: ToolButton,
  args: { children: 'Fail next time', icon: <Bug size={18} />, onClick: () => undefined },
  parameters: {},
} satisfies Meta<typeof ToolButton>
export default meta
type Story = StoryObj<typeof meta>

export const Looks: Story = {
  render: (args) => (
    <p style={{ display: 'flex', gap: 12 }}>
      <ToolButton {...args} />
      <ToolButton {...args} look="plain" />
      <ToolButton {...args} look="main" />
      <ToolButton {...args} disabled />
      <ToolButton {...args} look="main" disabled />
    </p>
  ),
}

/** On the dark bar of the page. */
export const OnTheBar: Story = {
  render: (args) => (
    <p style={{ display: 'flex', gap: 12, padding: 12, background: 'var(--bar)' }}>
      <ToolButton {...args} look="bar" />
      <ToolButton {...args} look="bar" aria-pressed={false} />
      <ToolButton {...args} look="main" />
    </p>
  ),
}
