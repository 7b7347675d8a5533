import type { Meta, StoryObj } from '@storybook/react-vite'
import i18next from 'i18next'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { announcements } from '#contract/announcements.ts'
import { games } from '#contract/games.ts'
import { hasArrivedAt } from '#ui/content/story-arrival.ts'
import { GameCenterScreen } from './game-center-screen.tsx'
import { AtHome, hasTiles, tilesIn } from './story-parts.tsx'

const meta = {
  component: GameCenterScreen,
  parameters: { scenario: 'member-with-favorites', route: '/m/game' },
  render: () => (
    <AtHome at="/m/game">
      <GameCenterScreen />
    </AtHome>
  ),
} satisfies Meta<typeof GameCenterScreen>
export default meta
type Story = StoryObj<typeof meta>
type Stage = Parameters<NonNullable<Story['play']>>[0]

const choose = async ({ canvas }: Stage, name: string) => userEvent.click(await canvas.findByRole('button', { name }))

/** The hot games come with the member's last ones. */
const hasHotGames = ({ canvasElement }: Stage) =>
  waitFor(() => expect(tilesIn(canvasElement).length).toBeGreaterThanOrEqual(27))

export const Ready: Story = {
  tags: ['main'],
  async play(stage) {
    await hasHotGames(stage)
    await expect(await stage.canvas.findByRole('heading', { name: i18next.t('center.popular') })).toBeVisible()
    await expect(await stage.canvas.findByRole('heading', { name: i18next.t('center.news') })).toBeVisible()
    await expect(stage.canvas.getByRole('button', { current: true })).toHaveTextContent(i18next.t('category.HOT'))
  },
}

export const OneCategory: Story = {
  async play(stage) {
    await choose(stage, i18next.t('category.LIVE'))
    await waitFor(() => expect(tilesIn(stage.canvasElement).length).toBeGreaterThan(11))
    await userEvent.click(await stage.canvas.findByRole('tab', { name: 'EG4' }))
    await waitFor(() => expect(tilesIn(stage.canvasElement)[0]).toHaveTextContent(/EG4$/))
    await expect(window.scrollY).toBe(0)
  },
}

export const Sports: Story = {
  async play(stage) {
    await choose(stage, i18next.t('category.SPORTS'))
    const link = await stage.canvas.findByRole('link', { name: i18next.t('games.sportsbook') })
    await expect(link).toHaveAttribute('href', '/m/sportsGame')
  },
}

export const PlayedRecently: Story = {
  parameters: { scenario: 'active-member' },
  async play(stage) {
    const recent = () => stage.canvas.getByRole('region', { name: i18next.t('games.recent') })
    await waitFor(() => expect(recent().querySelectorAll('li')).toHaveLength(12))
  },
}

export const Favourites: Story = {
  async play(stage) {
    await choose(stage, i18next.t('category.FAV'))
    await hasTiles(stage.canvasElement, 14)
  },
}

export const NoFavourites: Story = {
  tags: ['unpictured'],
  parameters: { scenario: 'new-member' },
  async play(stage) {
    await choose(stage, i18next.t('category.FAV'))
    await userEvent.click(await stage.canvas.findByRole('link', { name: i18next.t('menu.games') }))
    await hasArrivedAt(stage.canvasElement, '/m/gameCenter')
  },
}

export const Promotions: Story = {
  tags: ['unpictured'],
  async play(stage) {
    await choose(stage, i18next.t('bottom.promotion'))
    await hasArrivedAt(stage.canvasElement, '/m/activity')
  },
}

export const Lottery: Story = {
  tags: ['unpictured'],
  async play(stage) {
    await choose(stage, i18next.t('category.ELOTT'))
    await hasArrivedAt(stage.canvasElement, '/m/launchGame?playType=trad&prize_mode=Elott&vendor=ELOTT&code=lobby')
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
    await expect(canvas.getAllByText(i18next.t('common.loading')).length).toBeGreaterThan(0)
  },
}

export const RankingsFail: Story = {
  parameters: {
    faults: [
      { endpoint: announcements.popularGames, error: 'FAULT_INJECTED' },
      { endpoint: announcements.lobbyNews, error: 'FAULT_INJECTED' },
    ],
  },
  async play(stage) {
    await hasHotGames(stage)
    await waitFor(() => expect(stage.canvas.getAllByRole('alert')).toHaveLength(2))
  },
}

export const RecentFails: Story = {
  tags: ['unpictured'],
  parameters: {
    scenario: 'member-with-favorites',
    faults: [{ endpoint: games.recent, error: 'FAULT_INJECTED', times: 2 }],
  },
  async play(stage) {
    const retry = { name: i18next.t('common.retry') }
    await userEvent.click(await stage.canvas.findByRole('button', retry))
    await waitFor(() => expect(stage.canvas.queryByRole('button', retry)).toBeNull())
  },
}

export const RecentPending: Story = {
  parameters: { scenario: 'member-with-favorites', faults: [{ endpoint: games.recent, transport: 'hang' }] },
  async play(stage) {
    const recent = await stage.canvas.findByRole('region', { name: i18next.t('games.recent') })
    await expect(within(recent).getByText(i18next.t('common.loading'))).toBeInTheDocument()
  },
}

export const Failed: Story = {
  tags: ['unpictured'],
  parameters: { faults: [{ endpoint: games.hotGames, error: 'FAULT_INJECTED', times: 2 }] },
  async play(stage) {
    await choose(stage, i18next.t('common.retry'))
    await hasHotGames(stage)
  },
}
