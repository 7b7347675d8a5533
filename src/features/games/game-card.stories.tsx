import type { Meta, StoryObj } from '@storybook/react-vite'
import i18next from 'i18next'
import { expect, userEvent, waitFor } from 'storybook/test'
import { type Game, games } from '#contract/games.ts'
import { catalogue } from '#mock-server/catalogue/catalogue.ts'
import { gameView } from '#mock-server/catalogue/game-view.ts'
import { languageOf } from '#mock-server/texts/language-of.ts'
import { hasArrivedAt } from '#ui/content/story-arrival.ts'
import { useToast } from '#ui/layers/toast.ts'
import { useGameCards } from './game-card.tsx'
import { leaveGame, useLaunchedGame } from './launch/launched-game.ts'
import { AtHome } from './story-parts.tsx'

/** Returns a game in the toolbar's language, which is not set before the first story. */
const inLanguage = (nodeId: string) => gameView(catalogue.game(nodeId)!, languageOf(i18next.language))
const hotGame = () => inLanguage(catalogue.hot()[0]!.games[0]!.nodeId)
const lotteryGame = () =>
  gameView(catalogue.page({ gameType: 'ELOTT', vassalage: 'ELOTT', pageNo: 1, pageSize: 1 }).games[0]!, 'ko')

/** Shows one card in a tile's width. */
const OneCard = ({ game }: { game: Game }) => <div style={{ inlineSize: 113, margin: 16 }}>{useGameCards()(game)}</div>

const meta = {
  component: OneCard,
  parameters: { scenario: 'new-member' },
  args: { game: hotGame() },
  render: ({ game }) => (
    <AtHome>
      <OneCard game={{ ...game, displayName: inLanguage(game.nodeId).displayName }} />
    </AtHome>
  ),
  beforeEach: () => leaveGame,
} satisfies Meta<typeof OneCard>
export default meta
type Story = StoryObj<typeof meta>
type Stage = Parameters<NonNullable<Story['play']>>[0]

const heart = ({ canvas }: Stage) =>
  canvas.getByRole('button', { name: i18next.t('games.favorite', { game: hotGame().displayName }) })
const tile = ({ canvasElement }: Stage) => canvasElement.querySelector<HTMLElement>('button:not([aria-pressed])')!

export const Ready: Story = {
  async play(stage) {
    await waitFor(() => expect(heart(stage)).toHaveAttribute('aria-pressed', 'false'))
    const { width, height } = heart(stage).getBoundingClientRect()
    await expect([width, height]).toEqual([44, 44])
  },
}

export const Favorite: Story = {
  parameters: { scenario: 'member-with-favorites' },
  play: (stage) => waitFor(() => expect(heart(stage)).toHaveAttribute('aria-pressed', 'true')),
}

export const KeptAndGivenUpAgain: Story = {
  async play(stage) {
    await userEvent.click(heart(stage))
    await waitFor(() => expect(heart(stage)).toHaveAttribute('aria-pressed', 'true'))
    await expect(useToast.getState().shown).toMatchObject({
      text: `${hotGame().displayName} · ${i18next.t('in_chang_saved')}`,
      ms: 1000,
    })
    await userEvent.click(heart(stage))
    await waitFor(() => expect(heart(stage)).toHaveAttribute('aria-pressed', 'false'))
  },
}

export const NotKept: Story = {
  parameters: { faults: [{ endpoint: games.addFavorite, error: 'FAULT_INJECTED', latency: 900 }] },
  async play(stage) {
    await userEvent.click(heart(stage))
    await expect(useToast.getState().shown).toMatchObject({ text: i18next.t('in_please_wait'), kind: 'loading' })
    await waitFor(() => expect(useToast.getState().shown).toBeNull())
    await expect(heart(stage)).toHaveAttribute('aria-pressed', 'false')
  },
}

export const VisitorCannotKeep: Story = {
  parameters: { scenario: 'default' },
  async play(stage) {
    await userEvent.click(heart(stage))
    await expect(useToast.getState().shown).toMatchObject({ text: i18next.t('in_logged_login'), ms: 2000 })
    await hasArrivedAt(stage.canvasElement, '/m/login {"from":"/m/home"}')
  },
}

export const VisitorCannotPlay: Story = {
  parameters: { scenario: 'default' },
  async play(stage) {
    await userEvent.click(tile(stage))
    await hasArrivedAt(stage.canvasElement, '/m/login {"from":"/m/home"}')
  },
}

export const Launched: Story = {
  tags: ['unpictured'],
  async play(stage) {
    await userEvent.click(tile(stage))
    await waitFor(() => expect(useLaunchedGame.getState().game).toMatchObject({ title: hotGame().displayName }))
    await expect(useLaunchedGame.getState().game?.address.pathname).toMatch(/vendors\//)
  },
}

export const Launching: Story = {
  parameters: { faults: [{ endpoint: games.launch, transport: 'hang' }] },
  async play(stage) {
    await userEvent.click(tile(stage))
    await expect(tile(stage)).toHaveAttribute('aria-busy', 'true')
  },
}

export const LaunchFailsInSilence: Story = {
  parameters: { faults: [{ endpoint: games.launch, error: 'GAME_NOT_FOUND', latency: 900 }] },
  async play(stage) {
    await userEvent.click(tile(stage))
    await expect(tile(stage)).toHaveAttribute('aria-busy', 'true')
    await waitFor(() => expect(tile(stage)).not.toHaveAttribute('aria-busy'))
    await expect(useLaunchedGame.getState().game).toBeUndefined()
    await expect(useToast.getState().shown).toBeNull()
  },
}

export const Lottery: Story = {
  args: { game: lotteryGame() },
  tags: ['unpictured'],
  async play(stage) {
    await userEvent.click(tile(stage))
    await hasArrivedAt(stage.canvasElement, '/m/launchGame?playType=')
  },
}

export const WithoutPicture: Story = {
  args: { game: { ...hotGame(), showIcon: false } },
  async play({ canvasElement }) {
    await expect(canvasElement.querySelector('[data-default-art]')).toBeVisible()
  },
}
