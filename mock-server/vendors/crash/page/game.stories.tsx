import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
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
import { crash } from '../contract.ts'
import { crashRounds } from '../view.ts'
import { CrashGame } from './game.tsx'
import { texts } from './texts.ts'

const meta = {
  parameters: gamePage,
  beforeEach: launching('CRASH'),
  render: (_, context) => <CrashGame launch={loadedIn(context).launch} />,
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>
type Stage = Pick<Parameters<NonNullable<Story['play']>>[0], 'loaded'>

/** Sets the clock to the betting phase of the next round that exceeds a multiplier. */
function beforeRound(stage: Stage, past = 3) {
  const { world, game } = loadedIn(stage)
  const current = () => crashRounds(world, game).at(-1)!
  do world.clock.set(current().endsAt)
  while (current().point < past)
  return current()
}

/** Bets on such a round and sets the clock a number of milliseconds after its take-off. */
async function inFlight(stage: Stage, after: number) {
  const { world, game, launch } = loadedIn(stage)
  const round = beforeRound(stage)
  const request = { round: round.number, bet: game.minBet * 5, auto: null, idempotencyKey: 'story-crash-bet' }
  await callVendor(crash.bet, { token: launch.token, ...request })
  world.clock.set(round.takeOffAt + after)
}

async function crashed(stage: Stage) {
  await inFlight(stage, 0)
  const { world, game } = loadedIn(stage)
  world.clock.set(crashRounds(world, game).at(-1)!.crashAt + 400)
}

/** Matches the name of a button that shows an amount. */
const priced = (name: string) => new RegExp(`^${name}\\s*\\D?\\d`)

export const Ready: Story = {
  beforeEach: (stage) => void beforeRound(stage),
  play: async (stage) => void (await findButton(stage, priced(wordsOf(texts, stage).placeBet))),
}

export const Betting: Story = {
  beforeEach: (stage) => void beforeRound(stage),
  async play(stage) {
    const text = wordsOf(texts, stage)
    await press(stage, priced(text.placeBet))
    await sees(stage, text.you)
    await sees(stage, text.waiting)
  },
}

export const Flying: Story = {
  beforeEach: (stage) => inFlight(stage, 9_000),
  play: async (stage) => void (await findButton(stage, wordsOf(texts, stage).cashOut)),
}

export const CashedOut: Story = {
  beforeEach: (stage) => inFlight(stage, 9_000),
  async play(stage) {
    await press(stage, wordsOf(texts, stage).cashOut)
    await waitFor(() => expect(stage.canvasElement.querySelector('[data-kind="won"]')).toBeVisible())
  },
}

export const Crashed: Story = {
  beforeEach: crashed,
  play: (stage) => sees(stage, wordsOf(texts, stage).lost),
}

export const AutoCashOut: Story = {
  beforeEach: (stage) => void beforeRound(stage),
  async play(stage) {
    const text = wordsOf(texts, stage)
    await userEvent.click(await stage.canvas.findByRole('switch', { name: text.auto }))
    await press(stage, text.autoUp)
    await expect(stage.canvas.getByText('2.50x')).toBeVisible()
  },
}

export const KeepsFocus: Story = {
  tags: ['unpictured'],
  parameters: { faults: [{ endpoint: crash.bet, transport: 'hang' }] },
  beforeEach: (stage) => void beforeRound(stage),
  play: (stage) => keepsFocus(stage, priced(wordsOf(texts, stage).placeBet)),
}

export const NotEnoughMoney: Story = {
  parameters: { scenario: 'new-member' },
  beforeEach: (stage) => void beforeRound(stage),
  async play(stage) {
    const text = wordsOf(texts, stage)
    await press(stage, priced(text.placeBet))
    await seesDialog(stage, text.short.title)
  },
}

export const AnswerLost: Story = {
  tags: ['unpictured'],
  parameters: { faults: [{ endpoint: crash.bet, transport: 'reset', times: 1 }] },
  beforeEach: (stage) => void beforeRound(stage),
  async play(stage) {
    const text = wordsOf(texts, stage)
    await press(stage, priced(text.placeBet))
    await seesDialog(stage, text.trouble.unreachable.title)
    await press(stage, text.retry)
    await sees(stage, text.waiting)
  },
}

export const NothingHeard: Story = {
  parameters: { faults: [{ endpoint: crash.watch, transport: 'reset' }] },
  beforeEach: (stage) => inFlight(stage, 4_000),
  play: (stage) => sees(stage, wordsOf(texts, stage).silent),
}

export const RulesAndProof: Story = {
  beforeEach: (stage) => void beforeRound(stage),
  async play(stage) {
    const text = wordsOf(texts, stage)
    await press(stage, text.rules)
    await userEvent.click((await stage.canvas.findAllByText(text.checkShort))[0]!)
    await sees(stage, text.proved)
  },
}

export const Trial: Story = {
  parameters: { session: null },
  beforeEach: (stage) => void beforeRound(stage),
  play: (stage) => sees(stage, wordsOf(texts, stage).trial),
}

const states = statesAround(crash.open)
export const Loading: Story = { ...states.loading, tags: ['unpictured'] }
export const Unreachable: Story = { ...states.unreachable, tags: ['unpictured'] }
export const Maintenance: Story = { ...states.maintenance, tags: ['unpictured'] }
export const Expired: Story = { ...states.expired, tags: ['unpictured'] }
export const Closed: Story = { ...states.closed, tags: ['unpictured'] }
export const SignedOut: Story = { ...states.signedOut, tags: ['unpictured'] }
