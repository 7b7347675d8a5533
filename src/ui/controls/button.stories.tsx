import type { Meta, StoryObj } from '@storybook/react-vite'
import { Wallet } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { storyText } from '../content/story-text.ts'
import { Button } from './button.tsx'
import { IconButton } from './icon-button.tsx'

/**
 * Starts an action.
 *
 * **Use it for** everything that changes something: submit, confirm, retry.
 *
 * - **Do** return the promise from `onClick`, so that the button is busy until it settles and a second press is
 *   ignored.
 * - **Do** have one primary button in a view; `danger` is for what cannot be undone.
 * - **Don't** use it to open another page: that is a link with `buttonClass`.
 * - **Don't** disable it without saying beside it what is missing. A disabled button ignores presses and stays in the
 *   order of the keyboard.
 */
const meta = {
  component: Button,
  args: { onClick: fn() },
  render: (args) => <Button {...args}>{storyText('입금하기', 'Deposit')}</Button>,
} satisfies Meta<typeof Button>
export default meta
type Story = StoryObj<typeof meta>

export const Primary: Story = {}
export const Secondary: Story = { args: { kind: 'secondary' } }
export const Ghost: Story = { args: { kind: 'ghost' } }
export const Danger: Story = { args: { kind: 'danger' } }
export const Small: Story = { args: { size: 'small' } }
export const LargeAndWide: Story = { args: { size: 'large', wide: true } }
export const WithIcon: Story = { args: { icon: <Wallet /> } }
export const Disabled: Story = { args: { disabled: true } }

export const Busy: Story = {
  args: { busy: true },
  async play({ canvas, args }) {
    const button = canvas.getByRole('button')
    await userEvent.click(button)
    await expect(args.onClick).not.toHaveBeenCalled()
    await expect(button).toHaveAttribute('aria-busy', 'true')
  },
}

const submit = fn((event: React.SubmitEvent) => event.preventDefault())

export const DisabledDoesNotSubmitItsForm: Story = {
  tags: ['unpictured'],
  args: { disabled: true, type: 'submit' },
  decorators: [
    (Story) => (
      <form onSubmit={submit}>
        <input aria-label="amount" />
        <Story />
      </form>
    ),
  ],
  async play({ args, canvas }) {
    submit.mockClear()
    await userEvent.type(canvas.getByRole('textbox'), '{Enter}')
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onClick).not.toHaveBeenCalled()
    await expect(submit).not.toHaveBeenCalled()
  },
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

function OnlyOnce() {
  const [pressed, setPressed] = useState<string>()
  return (
    <>
      <Button disabled={pressed === 'text'} onClick={() => setPressed('text')}>
        {storyText('입금하기', 'Deposit')}
      </Button>
      <IconButton
        label={storyText('지갑', 'Wallet')}
        icon={<Wallet />}
        disabled={pressed === 'icon'}
        onClick={() => setPressed('icon')}
      />
    </>
  )
}

export const KeepsFocusWhenItDisablesItself: Story = {
  tags: ['unpictured'],
  render: () => <OnlyOnce />,
  async play({ canvas }) {
    for (const button of canvas.getAllByRole('button')) {
      button.focus()
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'))
      await nextFrame()
      await nextFrame()
      await expect(button).toHaveFocus()
    }
  },
}

let finish: () => void

export const BusyUntilItsPromiseSettles: Story = {
  args: {
    onClick: fn(
      () =>
        new Promise<void>((resolve) => {
          finish = resolve
        }),
    ),
  },
  async play({ canvas, args }) {
    const button = canvas.getByRole('button')
    await userEvent.dblClick(button)
    await expect(args.onClick).toHaveBeenCalledTimes(1)
    finish()
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'))
    await userEvent.click(button)
    await expect(args.onClick).toHaveBeenCalledTimes(2)
    finish()
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'))
  },
}

export const BusyDoesNotSubmitItsForm: Story = {
  tags: ['unpictured'],
  args: { busy: true, type: 'submit' },
  decorators: [
    (Story) => (
      <form onSubmit={submit}>
        <Story />
      </form>
    ),
  ],
  async play({ canvas }) {
    submit.mockClear()
    await userEvent.click(canvas.getByRole('button'))
    await expect(submit).not.toHaveBeenCalled()
  },
}
