import type { Meta, StoryObj } from '@storybook/react-vite'
import i18next from 'i18next'
import { expect, userEvent, waitFor } from 'storybook/test'
import { gameInfo } from '#contract/game-info.ts'
import { catalogue } from '#mock-server/catalogue/catalogue.ts'
import { gameView } from '#mock-server/catalogue/game-view.ts'
import { languageOf } from '#mock-server/texts/language-of.ts'
import { hasArrivedAt } from '#ui/content/story-arrival.ts'
import { Button } from '#ui/controls/button.tsx'
import { leaveGame, useLaunchedGame } from '../launch/launched-game.ts'
import { onEntry } from '../launch/page-entry.ts'
import { AtHome } from '../story-parts.tsx'
import { GameInfoSheet } from './game-info-sheet.tsx'
import { hideInfo, showInfo } from './shown-game.ts'

const gameOf = (gameType: string) => {
  const listed = catalogue.hot().find((category) => category.gameType === gameType)!
  return gameView(listed.games[0]!, languageOf(i18next.language))
}

function Lobby({ gameType }: { gameType: string }) {
  return (
    <AtHome>
      <p style={{ padding: 16 }}>
        <Button onClick={() => showInfo(gameOf(gameType))}>{gameOf(gameType).displayName}</Button>
      </p>
      <GameInfoSheet />
    </AtHome>
  )
}

const meta = {
  component: Lobby,
  tags: ['once'],
  args: { gameType: 'RNG' },
  parameters: { scenario: 'game-info', session: 'haedal_92' },
  beforeEach: () => async () => {
    hideInfo()
    leaveGame()
    await waitFor(() => expect(onEntry()).toBe(false))
  },
} satisfies Meta<typeof Lobby>
export default meta
type Story = StoryObj<typeof meta>
type Stage = Parameters<NonNullable<Story['play']>>[0]

const tile = ({ canvas }: Stage) => canvas.getByRole('button', { name: gameOf('RNG').displayName })
const open = (stage: Stage) => userEvent.click(stage.canvas.getAllByRole('button')[0]!)
const button = ({ canvas }: Stage, name: string) => canvas.findByRole('button', { name })

export const Ready: Story = {
  async play(stage) {
    await open(stage)
    await expect(await button(stage, i18next.t('gameinfo.play'))).toBeVisible()
    await expect(await button(stage, i18next.t('gameinfo.demo'))).toBeVisible()
    await expect(stage.canvas.getByText(i18next.t('gameinfo.lines'))).toBeVisible()
    const name = i18next.t('games.favorite', { game: gameOf('RNG').displayName })
    const heart = (pressed: boolean) => stage.canvas.findByRole('button', { name, pressed })
    // The member has the game among the favourites.
    await userEvent.click(await heart(true))
    await expect(await heart(false)).toBeVisible()
  },
}

export const Dark: Story = { ...Ready, globals: { theme: 'dark' }, play: open }

export const Visitor: Story = {
  tags: ['unpictured'],
  parameters: { session: null },
  async play(stage) {
    await open(stage)
    await userEvent.click(await button(stage, i18next.t('gameinfo.log_in')))
    await hasArrivedAt(stage.canvasElement, '/m/login')
  },
}

export const WithoutLinesOrTrial: Story = {
  args: { gameType: 'ELOTT' },
  async play(stage) {
    await open(stage)
    await expect(await button(stage, i18next.t('gameinfo.play'))).toBeVisible()
    await expect(stage.canvas.queryByText(i18next.t('gameinfo.lines'))).toBeNull()
    await expect(stage.canvas.queryByRole('button', { name: i18next.t('gameinfo.demo') })).toBeNull()
  },
}

export const Maintenance: Story = {
  parameters: { world: { settings: { vendorMaintenance: ['PP'] } } },
  async play(stage) {
    await open(stage)
    await expect(await stage.canvas.findByText(i18next.t('game_maintenance'))).toBeVisible()
    await expect(stage.canvas.queryByRole('button', { name: i18next.t('gameinfo.play') })).toBeNull()
  },
}

export const Loading: Story = {
  parameters: { faults: [{ endpoint: gameInfo.read, transport: 'hang' }] },
  async play(stage) {
    await open(stage)
    await expect(stage.canvas.getByText(i18next.t('common.loading'))).toBeInTheDocument()
  },
}

export const Failed: Story = {
  parameters: { faults: [{ endpoint: gameInfo.read, error: 'FAULT_INJECTED' }] },
  async play(stage) {
    await open(stage)
    await expect(await button(stage, i18next.t('common.retry'))).toBeVisible()
    await expect(await button(stage, i18next.t('gameinfo.play'))).toBeVisible()
  },
}

export const Launched: Story = {
  tags: ['unpictured'],
  async play(stage) {
    await open(stage)
    await userEvent.click(await button(stage, i18next.t('gameinfo.demo')))
    await waitFor(() => expect(useLaunchedGame.getState().game?.title).toBe(gameOf('RNG').displayName))
    await waitFor(() => expect(stage.canvas.queryByRole('dialog')).toBeNull())
  },
}

export const LeftByBack: Story = {
  tags: ['unpictured'],
  async play(stage) {
    await open(stage)
    await button(stage, i18next.t('gameinfo.play'))
    history.back()
    await waitFor(() => expect(stage.canvas.queryByRole('dialog')).toBeNull())
    await expect(tile(stage)).toHaveFocus()
  },
}
