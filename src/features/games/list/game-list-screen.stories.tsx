import type { Decorator, Meta, StoryObj } from '@storybook/react-vite'
import { useQueryClient } from '@tanstack/react-query'
import i18next from 'i18next'
import { useLayoutEffect } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { games } from '#contract/games.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { catalogue } from '#mock-server/catalogue/catalogue.ts'
import { gameView } from '#mock-server/catalogue/game-view.ts'
import { storyText } from '#ui/content/story-text.ts'
import { pageSize } from '../game-inputs.ts'
import { gameQueries } from '../game-queries.ts'
import { hasFirstPage, hasTiles, tilesIn } from '../story-parts.tsx'
import { GameListScreen } from './game-list-screen.tsx'

const meta = {
  component: GameListScreen,
  parameters: { scenario: 'member-with-favorites', route: '/m/gameList?gameType=RNG&vassalage=&type=' },
} satisfies Meta<typeof GameListScreen>
export default meta
type Story = StoryObj<typeof meta>
type Stage = Parameters<NonNullable<Story['play']>>[0]

const at = (query: string) => ({ route: `/m/gameList?${query}` })
const chosenTab = ({ canvas }: Stage) => canvas.findByRole('tab', { selected: true })
const toBottom = () => window.scrollTo(0, document.documentElement.scrollHeight)
/** Scrolls to the bottom until a game is mounted, and expects few others. */
const reaches = (canvasElement: HTMLElement, place: number) =>
  waitFor(() => {
    toBottom()
    expect(canvasElement.querySelector(`[aria-posinset="${place}"]`)).not.toBeNull()
    expect(tilesIn(canvasElement).length).toBeLessThanOrEqual(60)
  })
const openSearch = ({ canvas }: Stage) =>
  userEvent.click(canvas.getByRole('button', { name: i18next.t('gamelist.search') }))

export const Ready: Story = {
  tags: ['main', 'languages'],
  async play(stage) {
    await hasFirstPage(stage.canvasElement)
    await expect(stage.canvas.getByRole('heading', { level: 1 })).toHaveTextContent(i18next.t('category.RNG'))
    await expect(await chosenTab(stage)).toHaveTextContent(i18next.t('gamelist.all'))
  },
}

export const NextPages: Story = {
  tags: ['unpictured'],
  async play({ canvasElement }) {
    await hasTiles(canvasElement, pageSize)
    await reaches(canvasElement, 2 * pageSize)
    await reaches(canvasElement, 3 * pageSize)
  },
}

export const AnotherTabStartsOver: Story = {
  async play(stage) {
    await hasTiles(stage.canvasElement, pageSize)
    await reaches(stage.canvasElement, 2 * pageSize)
    await userEvent.click(stage.canvas.getByRole('tab', { name: 'PG' }))
    await waitFor(() => expect(tilesIn(stage.canvasElement)[0]).toHaveTextContent(/PG$/))
    await hasTiles(stage.canvasElement, pageSize)
    await expect(window.scrollY).toBe(0)
    await userEvent.click(stage.canvas.getByRole('tab', { name: i18next.t('gamelist.all') }))
    await hasTiles(stage.canvasElement, pageSize)
  },
}

export const Vendor: Story = {
  parameters: at('gameType=LIVE&vassalage=EG4&type='),
  async play(stage) {
    await hasTiles(stage.canvasElement, pageSize)
    await expect(await chosenTab(stage)).toHaveTextContent('EG4')
  },
}

export const Hot: Story = {
  parameters: at('gameType=FISH&vassalage=HOT&type='),
  async play(stage) {
    await expect(await stage.canvas.findByText(i18next.t('gamelist.count', { count: 27 }))).toBeVisible()
    await expect(stage.canvas.getByText(i18next.t('gamelist.end'))).toBeInTheDocument()
  },
}

export const BingoHasNoVendors: Story = {
  parameters: at('gameType=BINGO&vassalage=&type='),
  async play(stage) {
    await hasTiles(stage.canvasElement, pageSize)
    await expect(stage.canvas.getAllByRole('tab')).toHaveLength(2)
  },
}

export const Crash: Story = {
  parameters: at('gameType=RNG&vassalage=CX&type=CRASH'),
  async play(stage) {
    await expect(stage.canvas.getByRole('heading', { level: 1 })).toHaveTextContent(i18next.t('category.CRASH'))
    await expect(await stage.canvas.findByText(i18next.t('gamelist.count', { count: 40 }))).toBeVisible()
  },
}

export const LastPage: Story = {
  parameters: at('gameType=BINGO&vassalage=HOT&type='),
  async play({ canvas }) {
    await expect(await canvas.findByText(i18next.t('gamelist.end'))).toBeInTheDocument()
    toBottom()
  },
}

export const Search: Story = {
  async play(stage) {
    await hasTiles(stage.canvasElement, pageSize)
    await openSearch(stage)
    const field = stage.canvas.getByRole('searchbox')
    await expect(field).toHaveFocus()
    const name = storyText('용의 승천', 'Dragon Ascent')
    await userEvent.type(field, name)
    // The first of all games has this name too, so only the others show that the results have arrived.
    await waitFor(() => {
      for (const tile of tilesIn(stage.canvasElement)) expect(tile).toHaveTextContent(name)
    })
  },
}

export const OpenSearch: Story = {
  parameters: at('gameType=&vassalage=&type=ALL&gameName='),
  async play(stage) {
    await hasFirstPage(stage.canvasElement)
    await expect(stage.canvas.getByRole('searchbox')).toHaveFocus()
    await expect(stage.canvas.getByRole('searchbox')).toHaveValue('')
  },
}

export const SearchFromAddress: Story = {
  parameters: at(`gameType=RNG&vassalage=&type=&gameName=777`),
  async play(stage) {
    await waitFor(() => expect(tilesIn(stage.canvasElement)[0]).toHaveTextContent('777'))
    await expect(stage.canvas.getByRole('searchbox')).toHaveValue('777')
    await userEvent.click(stage.canvas.getByRole('button', { name: i18next.t('gamelist.search_close') }))
    await hasTiles(stage.canvasElement, pageSize)
  },
}

export const SearchAmongHotGames: Story = {
  parameters: at('gameType=FISH&vassalage=HOT&type='),
  async play(stage) {
    await stage.canvas.findByText(i18next.t('gamelist.count', { count: 27 }))
    await openSearch(stage)
    const name = storyText('황금 용왕', 'Golden Dragon King')
    await userEvent.type(stage.canvas.getByRole('searchbox'), name)
    await waitFor(() => expect(tilesIn(stage.canvasElement)[0]).toHaveTextContent(name))
    await expect(await chosenTab(stage)).toHaveTextContent(i18next.t('gamelist.all'))
    await expect(stage.canvas.queryByRole('tab', { name: i18next.t('category.HOT') })).toBeNull()
  },
}

export const NoMatch: Story = {
  parameters: at('gameType=RNG&vassalage=&type=&gameName=zzzz'),
  async play({ canvas }) {
    await expect(await canvas.findByText(i18next.t('gamelist.no_match'))).toBeVisible()
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

/** The first page arrived before the gateway stopped responding. */
const withFirstPage: Decorator = (Story) => {
  const client = useQueryClient()
  const language = useLanguage()
  useLayoutEffect(() => {
    const page = catalogue.page({ gameType: 'RNG', pageNo: 1, pageSize })
    const view = page.games.map((game) => gameView(game, language === 'KO' ? 'ko' : 'en'))
    const { queryKey } = gameQueries.list({ area: 'RNG', vendor: '' }, language)
    client.setQueryData(queryKey, { pages: [{ ...page, games: view }], pageParams: [1] })
  }, [client, language])
  return <Story />
}

export const NextPageFails: Story = {
  decorators: [withFirstPage],
  parameters: { faults: [{ endpoint: games.gameList, error: 'FAULT_INJECTED', times: 4 }] },
  async play({ canvas, canvasElement }) {
    await hasTiles(canvasElement, pageSize)
    toBottom()
    await expect(await canvas.findByText(i18next.t('gamelist.next_failed'))).toBeInTheDocument()
    toBottom()
  },
}
