import type { Meta, StoryObj } from '@storybook/react-vite'
import i18next from 'i18next'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { saferPlay } from '#contract/safer-play.ts'
import { stored } from '#contract/stored.ts'
import { minute } from '#contract/time-units.ts'
import { serverNow } from '#gateway/server-time.ts'
import { removeStored, writeStored } from '#platform/storage.ts'
import { PlayWatch } from './play-watch.tsx'

const meta = {
  component: PlayWatch,
  tags: ['unpictured'],
  args: { onLeave: fn() },
  parameters: { scenario: 'reality-check-due', session: 'haedal_92' },
} satisfies Meta<typeof PlayWatch>
export default meta
type Story = StoryObj<typeof meta>
type Stage = Parameters<NonNullable<Story['play']>>[0]

export const Ready: Story = {
  async play({ canvas }) {
    await expect(await canvas.findByRole('timer')).toHaveTextContent(/^00:00:/)
  },
}

/** The clock continues; the net position is unknown. */
export const NetFailed: Story = {
  parameters: { faults: [{ endpoint: saferPlay.netPosition, error: 'FAULT_INJECTED' }] },
  async play({ canvas }) {
    await expect(await canvas.findByRole('timer')).toBeVisible()
    await expect(canvas.getByText('–')).toBeVisible()
  },
}

/** Returns the reality check once it has faded in. */
async function shownCheck({ canvasElement }: Stage) {
  const check = await within(canvasElement.ownerDocument.body).findByRole('alertdialog')
  await waitFor(() => expect(check).toBeVisible())
  return check
}

export const CheckDue: Story = {
  beforeEach() {
    const since = serverNow() - 16 * minute
    const play = { member: 'haedal_92', since, checkedAt: since, seenAt: serverNow() }
    writeStored(stored.play, play, 'sessionStorage')
    return () => removeStored(stored.play, 'sessionStorage')
  },
  async play(stage) {
    const check = await shownCheck(stage)
    await expect(within(check).getByRole('heading')).toHaveTextContent(i18next.t('safer_play.reality'))
    await expect(check).toHaveTextContent(/00:16:\d\d/)
    await waitFor(() => expect(check).toHaveTextContent(/₩[\d,.]+/))
    await expect(stage.args.onLeave).not.toHaveBeenCalled()
  },
}

/** Checks the accessibility rules in the dark theme. */
export const CheckDueDark: Story = { ...CheckDue, globals: { theme: 'dark' }, play: undefined }

export const Continued: Story = {
  ...CheckDue,
  async play(stage) {
    const check = await shownCheck(stage)
    await userEvent.click(within(check).getByRole('button', { name: i18next.t('safer_play.continue') }))
    await waitFor(() => expect(stage.canvas.queryByRole('alertdialog')).toBeNull())
    await expect(stage.canvas.getByRole('timer')).toHaveTextContent(/^00:16:/)
    await expect(stage.args.onLeave).not.toHaveBeenCalled()
  },
}

export const Left: Story = {
  ...CheckDue,
  async play(stage) {
    const check = await shownCheck(stage)
    await userEvent.click(within(check).getByRole('button', { name: i18next.t('games.leave') }))
    await expect(stage.args.onLeave).toHaveBeenCalledOnce()
  },
}

/** A check without its net position still shows the time. */
export const CheckWithoutNet: Story = {
  ...CheckDue,
  ...NetFailed,
  async play(stage) {
    const check = await shownCheck(stage)
    await expect(check).toHaveTextContent(/00:16:\d\d/)
    await expect(within(check).getByText('–')).toBeVisible()
  },
}
