import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { said } from '../story-calls.ts'
import { ShareGate } from './share-gate.tsx'
import { type Share, shareFragment } from './share-link.ts'

const meta = {
  component: ShareGate,
  args: { children: 'Studio' },
  parameters: { scenario: 'default', wide: true },
} satisfies Meta<typeof ShareGate>
export default meta
type Story = StoryObj<typeof meta>

const share = { version: 1, merchant: 'VELVET', expires: Date.now() + 3_600_000 } satisfies Share

const setFragment = (fragment: string) => history.replaceState(null, '', location.pathname + location.search + fragment)

/** Opens the page at a link, and leaves its address afterwards. */
const openedAt = (fragment: () => string | Promise<string>) => async () => {
  setFragment(await fragment())
  return () => setFragment('')
}

export const Passcode: Story = {
  beforeEach: openedAt(() => shareFragment(share, 'otter')),
  async play({ canvas }) {
    await expect(await canvas.findByLabelText(said('passcode'))).toBeVisible()
  },
}

export const WrongPasscode: Story = {
  beforeEach: Passcode.beforeEach,
  async play({ canvas, userEvent }) {
    await userEvent.type(await canvas.findByLabelText(said('passcode')), 'beaver')
    await userEvent.click(canvas.getByRole('button', { name: said('continue') }))
    await expect(await canvas.findByText(said('passcode_wrong'))).toBeVisible()
  },
}

export const Expired: Story = {
  beforeEach: openedAt(() => shareFragment({ ...share, expires: 1 })),
  async play({ canvas }) {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(said('share_expired'))
    await expect(canvas.getByRole('button', { name: said('share_skip') })).not.toHaveAttribute('aria-disabled')
  },
}

export const Damaged: Story = {
  beforeEach: openedAt(() => '#s=damaged'),
  async play({ canvas }) {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(said('share_damaged'))
  },
}
