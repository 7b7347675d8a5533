import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, spyOn, waitFor, within } from 'storybook/test'
import { calls } from '../api/calls.ts'
import { said } from '../story-calls.ts'
import { endTour } from '../tours/player.ts'
import { UnattendedPhone } from './unattended-phone.tsx'

const meta = {
  component: UnattendedPhone,
  args: { kept: { lock: '', idle: 60 }, onLeft: fn() },
  parameters: { scenario: 'default', wide: true },
  beforeEach() {
    // A story stays in its frame.
    spyOn(document.documentElement, 'requestFullscreen').mockResolvedValue()
    return endTour
  },
} satisfies Meta<typeof UnattendedPhone>
export default meta
type Story = StoryObj<typeof meta>

/** Without a visitor, the tours play by themselves. */
export const Attract: Story = {
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: new RegExp(said('kiosk_touch')) })).toBeVisible()
    await expect(await canvas.findByTitle(said('kiosk'))).toBeVisible()
    await expect(await canvas.findByText(said('tour_first-bet_home'))).toBeVisible()
  },
}

export const Visited: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: new RegExp(said('kiosk_touch')) }))
    await expect(canvas.queryByRole('button', { name: new RegExp(said('kiosk_touch')) })).toBeNull()
    // The next story would take the world away under a reset.
    await waitFor(() => expect(canvas.getByRole('main')).toHaveAttribute('data-reset-ms'))
  },
}

/** The visitor has not pressed anything for a while: the seconds until the kiosk begins again. */
export const StillThere: Story = {
  args: { kept: { lock: '', idle: 0 } },
  async play(context) {
    await Visited.play?.(context)
    await expect(await context.canvas.findByRole('alertdialog', { name: said('kiosk_still') })).toBeVisible()
  },
}

/** The kiosk cannot prepare its platform for a visitor. */
export const Failed: Story = {
  tags: ['unpictured'],
  parameters: { control: { [calls.applyScenario.path]: 'refused' } },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: new RegExp(said('kiosk_touch')) }))
    const dialog = await canvas.findByRole('alertdialog', { name: said('kiosk_failed') })
    await userEvent.click(within(dialog).getByRole('button', { name: said('kiosk_retry') }))
    await expect(await canvas.findByRole('alertdialog', { name: said('kiosk_failed') })).toBeVisible()
  },
}
