import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { VirtualList } from './virtual-list.tsx'

const entries = Array.from({ length: 10_000 }, (_, at) => ({ id: at + 1 }))

const meta = {
  component: VirtualList,
  args: {
    label: 'Calls',
    prefix: 'story',
    entries,
    openId: 2,
    onOpen: fn(),
    children: ({ id }) => <span>Call {id}</span>,
  },
  parameters: {},
} satisfies Meta<typeof VirtualList<{ id: number }>>
export default meta
type Story = StoryObj<typeof meta>

/** Ten thousand rows, of which those in view are rendered; an arrow opens the next one. */
export const Ready: Story = {
  render: (args) => (
    <div style={{ display: 'grid', blockSize: 320 }}>
      <VirtualList {...args} />
    </div>
  ),
  async play({ args, canvas, userEvent }) {
    await expect(canvas.getAllByRole('option').length).toBeLessThan(60)
    canvas.getByRole('listbox').focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(args.onOpen).toHaveBeenCalledWith(3)
  },
}
