import type { Meta, StoryObj } from '@storybook/react-vite'
import { useQuery } from '@tanstack/react-query'
import i18next from 'i18next'
import { useRef } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { walletKey } from '#money/wallet-key.ts'
import { storyText } from '#ui/content/story-text.ts'
import { Button } from '#ui/controls/button.tsx'
import { GameFrame } from './game-frame.tsx'
import { leaveGame, openGame, useLaunchedGame } from './launched-game.ts'
import { onEntry } from './page-entry.ts'

const picture = '<body style="margin:0;background:radial-gradient(circle at 50% 30%,%237b2ff7,%2314062b)">'
const title = () => storyText('용의 승천', 'Dragon Ascent')

/**
 * Opens a vendor's page of an opaque origin, because with this page's origin the browser would warn about the sandbox.
 */
function open(html = '') {
  openGame({ title: title(), address: new URL(location.origin) })
  useLaunchedGame.setState(({ game }) => ({
    game: game && { ...game, address: new URL(`data:text/html,${picture}${html}`) },
  }))
}

function Lobby({ html }: { html?: string }) {
  const fetches = useRef(0)
  const { data } = useQuery({ queryKey: [...walletKey, 'story'], queryFn: () => ++fetches.current })
  return (
    <>
      <p data-fetches={data} style={{ padding: 16 }}>
        <Button onClick={() => open(html)}>{title()}</Button>
      </p>
      <GameFrame />
    </>
  )
}

const meta = {
  component: Lobby,
  tags: ['once'],
  // The frame's content is the vendor's.
  parameters: { scenario: 'default', a11y: { options: { iframes: false } } },
  beforeEach: () => async () => {
    leaveGame()
    await waitFor(() => expect(onEntry()).toBe(false))
  },
} satisfies Meta<typeof Lobby>
export default meta
type Story = StoryObj<typeof meta>
type Stage = Parameters<NonNullable<Story['play']>>[0]

const lobbyButton = ({ canvas }: Stage) => canvas.getByRole('button', { name: title() })
const frame = ({ canvasElement }: Stage) => canvasElement.querySelector('iframe')

async function play(stage: Stage) {
  await userEvent.click(lobbyButton(stage))
  await expect(stage.canvas.getByText(i18next.t('common.loading'))).toBeInTheDocument()
  await waitFor(() => expect(frame(stage)).toHaveAttribute('data-shown'))
}

async function hasLeft(stage: Stage) {
  await waitFor(() => expect(stage.canvas.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(onEntry()).toBe(false))
  await waitFor(() => expect(stage.canvasElement.querySelector('[data-fetches="2"]')).toBeVisible())
}

export const Playing: Story = {
  async play(stage) {
    await play(stage)
    await expect(frame(stage)).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin allow-forms')
    await waitFor(() => expect(frame(stage)).toHaveFocus())
  },
}

export const LeftByButton: Story = {
  async play(stage) {
    await play(stage)
    await userEvent.click(stage.canvas.getByRole('button', { name: i18next.t('games.leave') }))
    await hasLeft(stage)
    await expect(lobbyButton(stage)).toHaveFocus()
  },
}

export const LeftByBack: Story = {
  tags: ['unpictured'],
  async play(stage) {
    await play(stage)
    history.back()
    await hasLeft(stage)
  },
}

export const LeftByTheGame: Story = {
  tags: ['unpictured'],
  args: { html: '<script>onmessage = () => parent.postMessage({ type: "parlor:close" }, "*")</script>' },
  async play(stage) {
    await play(stage)
    frame(stage)?.contentWindow?.postMessage('leave', '*')
    await hasLeft(stage)
  },
}

export const StrangersCannotClose: Story = {
  tags: ['unpictured'],
  async play(stage) {
    await play(stage)
    const received = new Promise((resolve) => addEventListener('message', resolve, { once: true }))
    postMessage({ type: 'parlor:close' }, '*')
    await received
    // A game closes after the next frame.
    for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame)
    await expect(stage.canvas.getByRole('dialog')).toBeVisible()
  },
}
