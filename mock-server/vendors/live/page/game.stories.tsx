import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { catalogue } from '#mock-server/catalogue/catalogue.ts'
import { callVendor } from '#mock-server/vendors/page-kit/call-vendor.ts'
import { gamePage, launching, loadedIn } from '#mock-server/verify/testing/story-launch.ts'
import {
  findButton,
  keepsFocus,
  press,
  sees,
  seesDialog,
  statesAround,
  wordsOf,
} from '#mock-server/verify/testing/story-states.ts'
import { live } from '../contract.ts'
import { liveTable } from '../table.ts'
import { liveGameOf } from '../tables.ts'
import { LiveGame } from './game.tsx'
import { texts } from './texts.ts'

const tableOf = (rules: ReturnType<typeof liveGameOf>) =>
  catalogue
    .hot()
    .find(({ gameType }) => gameType === 'LIVE')!
    .games.find((game) => liveGameOf(game) === rules)!

const meta = {
  parameters: gamePage,
  beforeEach: launching('LIVE'),
  render: (_, context) => <LiveGame launch={loadedIn(context).launch} />,
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>
type Stage = Parameters<NonNullable<Story['play']>>[0]
type Loaded = Pick<Stage, 'loaded'>

/** Sets the clock some milliseconds after the start of betting in the next round. */
function betting(stage: Loaded, after = 2_000) {
  const { world, game } = loadedIn(stage)
  const table = () => liveTable(world, game, world.clock.now())
  do world.clock.set(table().time.endsAt)
  while (table().phase !== 'betting')
  world.clock.set(world.clock.now() + after)
  return table()
}

/** Places accepted bets on the spots, then freezes the clock at the instant that `at` returns. */
async function bet(stage: Loaded, spots: readonly string[], at: (table: ReturnType<typeof liveTable>) => number) {
  const table = betting(stage)
  const { world, launch, game } = loadedIn(stage)
  const bets = spots.map((spot) => ({ spot, amount: game.minBet * 5 }))
  const order = { token: launch.token, roundId: table.roundId, bets, idempotencyKey: 'story-live-bet' }
  await callVendor(live.bet, order)
  world.clock.set(at(table))
}

const spot = (stage: Stage, id: string, odds: string) => `${wordsOf(texts, stage).spots[id]} ${odds}`

export const Ready: Story = {
  beforeEach: (stage) => void betting(stage),
  play: (stage) => sees(stage, wordsOf(texts, stage).placeChips),
}

export const ChipsDown: Story = {
  beforeEach: (stage) => void betting(stage),
  async play(stage) {
    await press(stage, spot(stage, 'player', '1:1'))
    await press(stage, spot(stage, 'tie', '8:1'))
    await findButton(stage, new RegExp(`^${wordsOf(texts, stage).confirm} ·`))
  },
}

export const Confirmed: Story = {
  beforeEach: (stage) => void betting(stage),
  async play(stage) {
    const text = wordsOf(texts, stage)
    await press(stage, spot(stage, 'player', '1:1'))
    await press(stage, new RegExp(`^${text.confirm} ·`))
    await findButton(stage, text.repeat)
    await expect(stage.canvas.getByRole('button', { name: spot(stage, 'player', '1:1') })).toHaveAccessibleDescription(
      /\d/,
    )
  },
}

export const KeepsFocus: Story = {
  tags: ['unpictured'],
  parameters: { faults: [{ endpoint: live.bet, transport: 'hang' }] },
  beforeEach: (stage) => void betting(stage),
  async play(stage) {
    await press(stage, spot(stage, 'player', '1:1'))
    await keepsFocus(stage, new RegExp(`^${wordsOf(texts, stage).confirm} ·`))
  },
}

export const Dealing: Story = {
  beforeEach: (stage) => bet(stage, ['player', 'tie'], ({ time }) => time.closesAt + 4_000),
  play: (stage) => sees(stage, wordsOf(texts, stage).phases.dealing),
}

export const Result: Story = {
  beforeEach: (stage) => bet(stage, ['player', 'banker'], ({ resultAt }) => resultAt + 500),
  async play(stage) {
    const { wins } = wordsOf(texts, stage)
    await sees(stage, new RegExp(`^(${wins.player}|${wins.banker}|${wins.tie})$`))
  },
}

export const LastSeconds: Story = {
  beforeEach: (stage) => void betting(stage, 12_000),
  play: async ({ canvas }) => void (await canvas.findByRole('timer')),
}

export const NotEnoughMoney: Story = {
  parameters: { scenario: 'new-member' },
  beforeEach: (stage) => void betting(stage),
  async play(stage) {
    await press(stage, spot(stage, 'player', '1:1'))
    await seesDialog(stage, wordsOf(texts, stage).short.title)
  },
}

export const AnswerLost: Story = {
  tags: ['unpictured'],
  parameters: { faults: [{ endpoint: live.bet, transport: 'reset', times: 1 }] },
  beforeEach: (stage) => void betting(stage),
  async play(stage) {
    const text = wordsOf(texts, stage)
    await press(stage, spot(stage, 'player', '1:1'))
    await press(stage, new RegExp(`^${text.confirm} ·`))
    await seesDialog(stage, text.trouble.unreachable.title)
    await press(stage, text.retry)
    await findButton(stage, text.repeat)
  },
}

export const NothingHeard: Story = {
  parameters: { faults: [{ endpoint: live.look, transport: 'reset' }] },
  beforeEach: (stage) => void betting(stage),
  play: (stage) => sees(stage, wordsOf(texts, stage).lost),
}

export const DragonTiger: Story = {
  beforeEach: [launching(tableOf('dragonTiger')), (stage) => bet(stage, ['dragon'], ({ resultAt }) => resultAt + 500)],
  play: (stage) => sees(stage, new RegExp(wordsOf(texts, stage).ruleNames.dragonTiger)),
}

export const Roulette: Story = {
  beforeEach: [launching(tableOf('roulette')), (stage) => void betting(stage)],
  play: (stage) => sees(stage, wordsOf(texts, stage).placeChips),
}

export const RouletteResult: Story = {
  beforeEach: [
    launching(tableOf('roulette')),
    (stage) => bet(stage, ['red', 'dozen1'], ({ resultAt }) => resultAt + 500),
  ],
  play: (stage) => sees(stage, new RegExp(wordsOf(texts, stage).ruleNames.roulette)),
}

export const Rules: Story = {
  beforeEach: (stage) => void betting(stage),
  async play(stage) {
    const { rulesTitle } = wordsOf(texts, stage)
    await press(stage, rulesTitle)
    await seesDialog(stage, rulesTitle)
  },
}

export const Trial: Story = {
  parameters: { session: null },
  play: (stage) => sees(stage, wordsOf(texts, stage).trial),
}

const states = statesAround(live.open)
export const Loading: Story = { ...states.loading, tags: ['unpictured'] }
export const Unreachable: Story = { ...states.unreachable, tags: ['unpictured'] }
export const Maintenance: Story = { ...states.maintenance, tags: ['unpictured'] }
export const Expired: Story = { ...states.expired, tags: ['unpictured'] }
export const Closed: Story = { ...states.closed, tags: ['unpictured'] }
export const SignedOut: Story = { ...states.signedOut, tags: ['unpictured'] }
