import type { Meta, StoryObj } from '@storybook/react-vite'
import i18next from 'i18next'
import { expect, fn, userEvent } from 'storybook/test'
import { announcements } from '#contract/announcements.ts'
import { LatestWin } from './latest-win.tsx'

const meta = {
  component: LatestWin,
  parameters: { scenario: 'default', layout: 'fullscreen' },
  args: { onOpen: fn(), allAt: '/m/winners' },
} satisfies Meta<typeof LatestWin>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  async play({ canvas, args }) {
    await userEvent.click(await canvas.findByRole('button', { name: i18next.t('winners.pause') }))
    const [win] = canvas.getAllByRole('button')
    await userEvent.click(win!)
    await expect(args.onOpen).toHaveBeenCalledWith(expect.objectContaining({ nodeId: expect.any(String) }))
    await expect(canvas.getByRole('button', { name: i18next.t('winners.play') })).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: { faults: [{ endpoint: announcements.winnerBoard, transport: 'hang' }] },
  async play({ canvas }) {
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}

const leadsToAll: Story['play'] = async ({ canvas }) => {
  const link = await canvas.findByRole('link', { name: i18next.t('winners.title') })
  await expect(link).toHaveAttribute('href', expect.stringMatching(/\/m\/winners$/))
}

export const Empty: Story = { parameters: { scenario: 'empty-content' }, play: leadsToAll }

export const Failed: Story = {
  tags: ['unpictured'],
  parameters: { faults: [{ endpoint: announcements.winnerBoard, error: 'FAULT_INJECTED' }] },
  play: leadsToAll,
}
