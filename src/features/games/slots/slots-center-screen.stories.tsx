import type { Meta, StoryObj } from '@storybook/react-vite'
import i18next from 'i18next'
import { expect, userEvent, waitFor } from 'storybook/test'
import { games } from '#contract/games.ts'
import { pageSize } from '../game-inputs.ts'
import { hasFirstPage, hasTiles, tilesIn } from '../story-parts.tsx'
import { SlotsCenterScreen } from './slots-center-screen.tsx'

const meta = {
  component: SlotsCenterScreen,
  parameters: { scenario: 'member-with-favorites', route: '/m/slotsCenter' },
  args: { wins: undefined },
} satisfies Meta<typeof SlotsCenterScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  tags: ['main'],
  async play({ canvas, canvasElement }) {
    await hasFirstPage(canvasElement)
    await userEvent.click(await canvas.findByRole('tab', { name: 'PG' }))
    await waitFor(() => expect(tilesIn(canvasElement)[0]).toHaveTextContent(/PG$/))
  },
}

export const Searched: Story = {
  async play({ canvas, canvasElement }) {
    await hasTiles(canvasElement, pageSize)
    await userEvent.type(canvas.getByRole('searchbox'), 'dragon ascemt')
    await waitFor(() => expect(tilesIn(canvasElement)).toHaveLength(1))
  },
}

export const ByName: Story = {
  async play({ canvas, canvasElement }) {
    await hasTiles(canvasElement, pageSize)
    const before = tilesIn(canvasElement)[0]?.textContent
    await userEvent.selectOptions(canvas.getByLabelText(i18next.t('gamelist.sort')), 'NAME')
    await waitFor(() => expect(tilesIn(canvasElement)[0]?.textContent).not.toBe(before))
  },
}

export const Empty: Story = {
  parameters: { scenario: 'empty-lobby' },
  async play({ canvas }) {
    await expect(await canvas.findByText(i18next.t('games.none'))).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: { faults: [{ endpoint: '*', transport: 'hang' }] },
  async play({ canvas }) {
    await expect(canvas.getByText(i18next.t('common.loading'))).toBeInTheDocument()
  },
}

export const Failed: Story = {
  parameters: { faults: [{ endpoint: games.gameList, error: 'FAULT_INJECTED' }] },
  async play({ canvas }) {
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
}
