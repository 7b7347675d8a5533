import type { Meta, StoryObj } from '@storybook/react-vite'
import i18next from 'i18next'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { hasArrivedAt } from '#ui/content/story-arrival.ts'
import { AtHome, hasGames, hasTiles } from '../story-parts.tsx'
import { GameSections } from './game-sections.tsx'

const meta = {
  component: GameSections,
  tags: ['once'],
  parameters: { scenario: 'default' },
  args: { category: 'HOT', onCategory: fn() },
  render: (args) => (
    <AtHome>
      <GameSections {...args} />
    </AtHome>
  ),
} satisfies Meta<typeof GameSections>
export default meta
type Story = StoryObj<typeof meta>
type Stage = Parameters<NonNullable<Story['play']>>[0]

const titles = ({ canvas }: Stage) => canvas.getAllByRole('heading', { level: 2 }).map((title) => title.textContent)

const hasTitles = (stage: Stage, ...expected: string[]) => waitFor(() => expect(titles(stage)).toEqual(expected))

const hot = () => [
  `PP ${i18next.t('category.LIVE')}`,
  `PP ${i18next.t('category.RNG')}`,
  `EG4 ${i18next.t('category.LIVE')}`,
  i18next.t('category.LIVE'),
  i18next.t('category.RNG'),
  i18next.t('category.FISH'),
]

export const Hot: Story = {
  play: (stage) => hasTitles(stage, i18next.t('games.hot_title'), ...hot()),
}

export const HotForMember: Story = {
  parameters: { scenario: 'member-with-favorites' },
  async play(stage) {
    await hasTitles(stage, i18next.t('games.hot_title'), i18next.t('games.collection'), ...hot())
    await userEvent.click(await stage.canvas.findByRole('button', { name: i18next.t('games.more_games') }))
    await expect(stage.args.onCategory).toHaveBeenCalledWith('FAV')
    await userEvent.click(await stage.canvas.findByRole('button', { name: i18next.t('games.more') }))
    await expect(stage.args.onCategory).toHaveBeenCalledWith('HOT')
  },
}

export const Favorites: Story = {
  args: { category: 'FAV' },
  parameters: { scenario: 'member-with-favorites' },
  play: ({ canvasElement }) => hasTiles(canvasElement, 14),
}

export const FavoritesOfNewMember: Story = {
  args: { category: 'FAV' },
  parameters: { scenario: 'new-member' },
  async play({ canvas }) {
    await expect(await canvas.findByText(i18next.t('games.collection_empty'))).toBeVisible()
  },
}

export const FavoritesOfVisitor: Story = {
  tags: ['unpictured'],
  args: { category: 'FAV' },
  async play({ canvas, canvasElement }) {
    await userEvent.click(canvas.getByRole('button', { name: i18next.t('games.log_in') }))
    await hasArrivedAt(canvasElement, '/m/login {"from":"/m/home"}')
  },
}

export const Slots: Story = {
  args: { category: 'RNG' },
  play: (stage) =>
    hasTitles(stage, i18next.t('category.RNG'), `PP ${i18next.t('category.RNG')}`, `PG ${i18next.t('category.RNG')}`),
}

export const Bingo: Story = {
  args: { category: 'BINGO' },
  async play(stage) {
    await hasTitles(stage, i18next.t('category.BINGO'))
    await userEvent.click(await stage.canvas.findByRole('tab', { name: i18next.t('gamelist.all') }))
    await hasGames(stage.canvasElement, 18)
  },
}

export const EmptyLobby: Story = {
  parameters: { scenario: 'empty-lobby' },
  async play(stage) {
    await expect(await stage.canvas.findByText(i18next.t('games.none'))).toBeVisible()
    await hasTitles(stage, i18next.t('games.hot_title'))
  },
}

export const SlowNetwork: Story = {
  tags: ['unpictured'],
  parameters: { scenario: 'slow-network' },
  async play({ canvas }) {
    await expect(canvas.getAllByText(i18next.t('common.loading')).length).toBeGreaterThan(1)
  },
}

export const GatewayDown: Story = {
  parameters: { scenario: 'gateway-down' },
  async play({ canvas }) {
    await expect(await canvas.findAllByRole('alert')).toHaveLength(1)
    await expect(canvas.getByRole('button', { name: i18next.t('common.retry') })).toBeVisible()
  },
}
