import type { Meta, StoryObj } from '@storybook/react-vite'
import i18next from 'i18next'
import { expect, userEvent, waitFor } from 'storybook/test'
import { games } from '#contract/games.ts'
import { hasGames, tilesIn } from '../story-parts.tsx'
import { VendorSection } from './vendor-section.tsx'

const meta = {
  component: VendorSection,
  tags: ['once'],
  parameters: { scenario: 'default' },
  args: { section: { area: 'LIVE' }, tabs: ['HOT', 'PP', 'EG4', 'RV', 'VL', 'GT'] },
} satisfies Meta<typeof VendorSection>
export default meta
type Story = StoryObj<typeof meta>

export const Hot: Story = {
  async play({ canvas, canvasElement }) {
    await hasGames(canvasElement, 18)
    await expect(canvas.getByRole('tab', { selected: true })).toHaveTextContent(i18next.t('category.HOT'))
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/m/gameList?gameType=LIVE&vassalage=HOT&type=')
  },
}

export const OneVendor: Story = {
  args: { section: { area: 'RNG', vendor: 'PP' }, tabs: ['HOT', 'PP'] },
  async play({ canvas, canvasElement }) {
    await hasGames(canvasElement, 18)
    await expect(tilesIn(canvasElement).every((tile) => tile.textContent?.endsWith('PP'))).toBe(true)
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/m/gameList?gameType=RNG&vassalage=PP&type=')
  },
}

export const AnotherTabStartsAtItsFirstPage: Story = {
  async play({ canvas, canvasElement }) {
    await hasGames(canvasElement, 18)
    await userEvent.click(canvas.getByRole('button', { name: i18next.t('common.next') }))
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: i18next.t('common.previous') })).not.toHaveAttribute('aria-disabled'),
    )
    await userEvent.click(canvas.getByRole('tab', { name: 'EG4' }))
    await waitFor(() => expect(tilesIn(canvasElement)[0]).toHaveTextContent(/EG4$/))
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: i18next.t('common.previous') })).toHaveAttribute(
        'aria-disabled',
        'true',
      ),
    )
  },
}

export const Crash: Story = {
  args: { section: { area: 'CRASH' }, tabs: ['HOT', 'CX'], rows: 3 },
  async play({ canvas, canvasElement }) {
    await userEvent.click(await canvas.findByRole('tab', { name: 'CX' }))
    await hasGames(canvasElement, 18)
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/m/gameList?gameType=RNG&vassalage=CX&type=CRASH')
  },
}

export const BelowTheFoldShowsOnlyItsHeader: Story = {
  tags: ['unpictured'],
  decorators: [
    (Story) => (
      <div style={{ paddingBlockStart: '300vh' }}>
        <Story />
      </div>
    ),
  ],
  async play({ canvas, canvasElement }) {
    await expect(canvas.queryByText(i18next.t('common.loading'))).toBeNull()
    await expect(canvas.queryByRole('tab')).toBeNull()
    const link = canvas.getByRole('link')
    const before = { height: canvasElement.offsetHeight, left: link.offsetLeft }
    link.scrollIntoView()
    await hasGames(canvasElement, 18)
    await expect({ height: canvasElement.offsetHeight, left: link.offsetLeft }).toEqual(before)
  },
}

export const Empty: Story = {
  args: { section: { area: 'RNG', vendor: 'PP' }, tabs: ['HOT', 'PP'] },
  parameters: { scenario: 'empty-lobby' },
  async play({ canvas }) {
    await expect(await canvas.findByText(i18next.t('games.none'))).toBeVisible()
  },
}

export const Failed: Story = {
  parameters: { faults: [{ endpoint: games.hotGames, error: 'FAULT_INJECTED' }] },
  async play({ canvas }) {
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
}
