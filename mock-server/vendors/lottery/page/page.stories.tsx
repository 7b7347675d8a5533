import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { auth } from '#contract/auth.ts'
import { callVendor } from '#mock-server/vendors/page-kit/call-vendor.ts'
import { fill } from '#mock-server/vendors/page-kit/fill.ts'
import { loadTexts, sharedTexts } from '#mock-server/vendors/page-kit/page-texts.ts'
import { findGame } from '#mock-server/verify/testing/launch.ts'
import { loadedIn } from '#mock-server/verify/testing/story-launch.ts'
import { keepsFocus, press, sees, wordsOf } from '#mock-server/verify/testing/story-states.ts'
import { lotteryHouse } from '../contract.ts'
import { readLotteryAddress } from './address.ts'
import ground from './page.css?inline'
import { LotteryPage } from './page.tsx'
import { applyMode } from './skin.ts'
import { texts } from './texts.ts'

/** Opens the address that the app uses for the framed page. */
const starting =
  (mui: 'elott' | 'vn' | 'sea', gameId = 'lobby') =>
  async ({ loaded, globals }: Pick<StoryContext, 'loaded' | 'globals'>) => {
    const { world, session } = loadedIn({ loaded })
    const { code } = world.merchant()
    const search = new URLSearchParams({
      token: session?.token ?? '',
      merchantCode: code,
      cssName: `${code.toLowerCase()}-${globals.theme}`,
      language: globals.language,
    })
    applyMode(globals.theme)
    const launch = readLotteryAddress({ pathname: `/m/lotto-h5/${mui}/ent/games/${gameId}`, search: `?${search}` })
    await loadTexts(launch.language)
    Object.assign(loaded, { launch })
  }

const meta = {
  parameters: {
    layout: 'fullscreen',
    scenario: 'active-member',
    ground,
  },
  beforeEach: starting('elott', findGame('ELOTT').gameId),
  render: (_, { loaded }) => <LotteryPage address={loaded.launch} />,
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>
type Stage = Parameters<NonNullable<Story['play']>>[0]

const escaped = (words: string) => words.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Picks the first number and opens the slip. */
async function pick(stage: Stage) {
  await press(stage, /^01 /)
  await press(stage, wordsOf(texts, stage).betNow)
}

/** Matches the button with the price of the slip. */
const ordering = (stage: Stage) =>
  new RegExp(`^${escaped(fill(wordsOf(texts, stage).confirm, { price: '#' })).replace('#', '\\D?[\\d,]+\\D?')}$`)

const order = (stage: Stage) => press(stage, ordering(stage))

const board = async (stage: Stage) => void (await stage.canvas.findByText(wordsOf(texts, stage).closesIn))

const openTab = async (stage: Stage, tab: 'orders' | 'results') => {
  const name = new RegExp(`^${wordsOf(texts, stage).tabs[tab]}`)
  await board(stage)
  await press(stage, name)
}

export const Lobby: Story = {
  beforeEach: starting('elott'),
  play: async ({ canvas }) => void (await canvas.findAllByRole('listitem')),
}

export const VietnamLobby: Story = {
  beforeEach: starting('vn'),
  play: async ({ canvas }) => void (await canvas.findAllByRole('listitem')),
}

export const Game: Story = { play: board }

export const Slip: Story = {
  async play(stage) {
    await pick(stage)
    await within(stage.canvasElement).findByRole('dialog', { name: wordsOf(texts, stage).slip })
  },
}

export const Placed: Story = {
  async play(stage) {
    await pick(stage)
    await order(stage)
    await sees(stage, new RegExp(escaped(fill(wordsOf(texts, stage).placed, { numero: '#' })).replace('#', '\\S+')))
  },
}

export const KeepsFocus: Story = {
  tags: ['unpictured'],
  parameters: { faults: [{ endpoint: lotteryHouse.place, transport: 'hang' }] },
  async play(stage) {
    await pick(stage)
    await keepsFocus(stage, ordering(stage))
  },
}

export const NotEnoughMoney: Story = {
  parameters: { scenario: 'new-member' },
  async play(stage) {
    await pick(stage)
    await order(stage)
    await sees(
      stage,
      new RegExp(escaped(fill(wordsOf(texts, stage).short, { balance: '#' })).replace('#', '\\D?0\\D?')),
    )
  },
}

export const Orders: Story = {
  async play(stage) {
    await openTab(stage, 'orders')
    await stage.canvas.findAllByRole('listitem')
  },
}

export const DrawnOrder: Story = {
  async play(stage) {
    await openTab(stage, 'orders')
    const [first] = await stage.canvas.findAllByRole('listitem')
    await userEvent.click(within(first!).getByRole('button'))
    const sheet = within(await stage.canvas.findByRole('dialog'))
    await expect(await sheet.findByText(wordsOf(texts, stage).opened)).toBeVisible()
  },
}

export const NoOrders: Story = {
  parameters: { scenario: 'new-member' },
  async play(stage) {
    await openTab(stage, 'orders')
    await sees(stage, wordsOf(texts, stage).noOrders.title)
  },
}

export const Results: Story = {
  async play(stage) {
    await openTab(stage, 'results')
    await stage.canvas.findAllByRole('listitem')
  },
}

export const Loading: Story = {
  parameters: { faults: [{ endpoint: lotteryHouse.open, transport: 'hang' }] },
  play: (stage) => sees(stage, wordsOf(sharedTexts, stage).loading),
}

export const Unreachable: Story = {
  parameters: { faults: [{ endpoint: lotteryHouse.open, transport: 'reset' }] },
  play: (stage) => sees(stage, wordsOf(sharedTexts, stage).trouble.unreachable.title),
}

export const SignedOut: Story = {
  async beforeEach(context) {
    const { session } = loadedIn(context)
    await callVendor(auth.logout, {}, session?.token)
  },
  play: (stage) => sees(stage, wordsOf(sharedTexts, stage).over.expired.title),
}
