import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor, within } from 'storybook/test'
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

/** Entries that arrive while a pointer is over the list wait above it, so that a press opens the row that it was aimed at. */
export const PointedAt: Story = {
  render: function Growing(args) {
    const [newest, setNewest] = useState(3)
    const growing = Array.from({ length: newest }, (_, at) => ({ id: newest - at }))
    return (
      <div style={{ display: 'grid', blockSize: 320 }}>
        <button type="button" onClick={() => setNewest(newest + 2)}>
          Two calls
        </button>
        <VirtualList {...args} openId={undefined} entries={growing} />
      </div>
    )
  },
  async play({ args, canvas, userEvent }) {
    const list = canvas.getByRole('listbox')
    const top = () => within(list).getAllByRole('option')[0]
    // Presses without moving the pointer.
    const arrive = () => canvas.getByRole('button', { name: 'Two calls' }).click()
    await userEvent.hover(list)
    arrive()
    await expect(await canvas.findByRole('button', { name: /2/ })).toBeVisible()
    await expect(top()).toHaveTextContent('Call 3')
    top()?.click()
    await expect(args.onOpen).toHaveBeenCalledWith(3)

    canvas.getByRole('button', { name: /2/ }).click()
    await waitFor(() => expect(top()).toHaveTextContent('Call 5'))

    await userEvent.unhover(list)
    await userEvent.hover(list)
    arrive()
    await userEvent.unhover(list)
    await waitFor(() => expect(top()).toHaveTextContent('Call 7'))
  },
}
