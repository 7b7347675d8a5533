import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Select } from './select.tsx'

const options = [
  { value: 'usual', label: 'As the scenario has it' },
  {
    value: 'long',
    label: 'A choice whose name is much longer than the column in which it stands, on any of the windows',
  },
]

const meta = {
  component: Select,
  args: { label: 'Network', value: 'usual', options, onChange: fn() },
  parameters: {},
} satisfies Meta<typeof Select>
export default meta
type Story = StoryObj<typeof meta>

export const Labelled: Story = { args: { labelled: true } }
export const LongName: Story = { args: { labelled: true, value: 'long' } }
