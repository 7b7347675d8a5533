import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { day } from '#contract/time-units.ts'
import { callVendor } from '#mock-server/vendors/page-kit/call-vendor.ts'
import { fill, fillCount } from '#mock-server/vendors/page-kit/fill.ts'
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
import { sports } from '../contract.ts'
import { SportsGame } from './game.tsx'
import { texts } from './texts.ts'

const meta = {
  parameters: gamePage,
  beforeEach: launching('SPORTS'),
  render: (_, context) => <SportsGame launch={loadedIn(context).launch} />,
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>
type Stage = Parameters<NonNullable<Story['play']>>[0]

/** Returns the buttons for the home win of each match. */
const homePicks = ({ canvasElement }: Stage, name: string) =>
  within(canvasElement).findAllByRole('button', { name: new RegExp(`^${name}`) })

/** Picks the home win of the first upcoming matches. */
async function pickHomeSides(stage: Stage, count: number) {
  const text = wordsOf(texts, stage)
  await press(stage, text.views.upcoming)
  await sees(stage, text.markets.result)
  const picks = await homePicks(stage, text.picks.home)
  for (const pick of picks.slice(0, count)) await userEvent.click(pick)
}

async function openSlip(stage: Stage, count = 1) {
  await pickHomeSides(stage, count)
  await press(stage, new RegExp(wordsOf(texts, stage).slip))
  await seesDialog(stage, wordsOf(texts, stage).slip)
}

/** Matches the button with the price of the slip. */
const placing = (stage: Stage) => new RegExp(`^${fill(wordsOf(texts, stage).place, { cost: '\\D?[\\d,]+\\D?' })}$`)

const place = (stage: Stage) => press(stage, placing(stage))

/** Places single bets on the home wins of upcoming football matches. */
async function betAhead({ loaded }: Pick<Stage, 'loaded'>) {
  const { launch, game } = loadedIn({ loaded })
  const { token } = launch
  const { matches } = await callVendor(sports.board, { token, sport: 'football', view: 'upcoming' })
  for (const { id, markets } of matches.slice(0, 4)) {
    const [market] = markets
    const pick = market?.picks[0]
    if (!market || !pick?.odds) continue
    const legs = [{ matchId: id, market: market.name, pick: pick.id, odds: pick.odds }]
    const request = { token, legs, stake: game.minBet * 10, accept: 'any' as const, idempotencyKey: `story-bet-${id}` }
    await callVendor(sports.place, request)
  }
}

export const Live: Story = {
  play: (stage) => sees(stage, new RegExp(`^${wordsOf(texts, stage).views.live} ·`)),
}

export const Upcoming: Story = {
  async play(stage) {
    await pickHomeSides(stage, 1)
    await findButton(stage, new RegExp(wordsOf(texts, stage).slip))
  },
}

export const AllMarkets: Story = {
  async play(stage) {
    const text = wordsOf(texts, stage)
    await press(stage, text.views.upcoming)
    const [more] = await stage.canvas.findAllByRole('button', { name: new RegExp(`^${text.more}`) })
    await userEvent.click(more!)
    await sees(stage, text.markets.total)
  },
}

export const Results: Story = {
  async play(stage) {
    const text = wordsOf(texts, stage)
    await press(stage, text.views.results)
    const list = await stage.canvas.findByRole('region', { name: text.views.results })
    await waitFor(() => expect(within(list).getAllByText(text.views.results).length).toBeGreaterThan(5))
  },
}

export const Slip: Story = {
  play: (stage) => openSlip(stage),
}

export const Accumulator: Story = {
  async play(stage) {
    await openSlip(stage, 3)
    await expect(await findButton(stage, wordsOf(texts, stage).accumulator)).toHaveAttribute('aria-pressed', 'true')
  },
}

export const Placed: Story = {
  async play(stage) {
    await openSlip(stage)
    await place(stage)
    await sees(stage, fillCount(wordsOf(texts, stage), 'placed', 1))
  },
}

export const KeepsFocus: Story = {
  tags: ['unpictured'],
  parameters: { faults: [{ endpoint: sports.place, transport: 'hang' }] },
  async play(stage) {
    await openSlip(stage)
    await keepsFocus(stage, placing(stage))
  },
}

export const NotEnoughMoney: Story = {
  parameters: { scenario: 'new-member' },
  async play(stage) {
    await openSlip(stage)
    await place(stage)
    await seesDialog(stage, wordsOf(texts, stage).short.title)
  },
}

export const OddsChanged: Story = {
  parameters: { faults: [{ endpoint: sports.place, error: 'ODDS_CHANGED' }] },
  async play(stage) {
    await openSlip(stage)
    await place(stage)
    await seesDialog(stage, wordsOf(texts, stage).stops.odds.title)
  },
}

export const BettingClosed: Story = {
  parameters: { faults: [{ endpoint: sports.place, error: 'BETTING_CLOSED' }] },
  async play(stage) {
    await openSlip(stage)
    await place(stage)
    await seesDialog(stage, wordsOf(texts, stage).stops.closed.title)
  },
}

export const AnswerLost: Story = {
  tags: ['unpictured'],
  parameters: { faults: [{ endpoint: sports.place, transport: 'reset', times: 1 }] },
  async play(stage) {
    const text = wordsOf(texts, stage)
    await openSlip(stage)
    await place(stage)
    await seesDialog(stage, text.trouble.unreachable.title)
    await press(stage, text.retry)
    await sees(stage, fillCount(text, 'placed', 1))
  },
}

export const OpenBets: Story = {
  beforeEach: betAhead,
  async play(stage) {
    const text = wordsOf(texts, stage)
    await press(stage, text.views.bets)
    await sees(stage, text.potential)
  },
}

export const SettledBets: Story = {
  parameters: { world: { settings: { launchLife: 3 * day, sessionLife: 3 * day } } },
  async beforeEach(stage) {
    await betAhead(stage)
    const { world } = loadedIn(stage)
    world.clock.set(world.clock.now() + day / 2 - 1)
  },
  async play(stage) {
    const text = wordsOf(texts, stage)
    await press(stage, text.views.bets)
    await press(stage, text.settled)
    await sees(stage, new RegExp(`^(${text.status.won}|${text.status.lost})$`))
  },
}

export const NoBets: Story = {
  async play(stage) {
    const text = wordsOf(texts, stage)
    await press(stage, text.views.bets)
    await sees(stage, text.empty.bets)
  },
}

export const NothingHeard: Story = {
  parameters: { faults: [{ endpoint: sports.board, transport: 'reset' }] },
  play: (stage) => sees(stage, wordsOf(texts, stage).silent),
}

export const Rules: Story = {
  async play(stage) {
    const { rules } = wordsOf(texts, stage)
    await press(stage, rules)
    await seesDialog(stage, rules)
  },
}

export const Trial: Story = {
  parameters: { session: null },
  play: (stage) => sees(stage, wordsOf(texts, stage).trial),
}

const states = statesAround(sports.open)
export const Loading: Story = { ...states.loading, tags: ['unpictured'] }
export const Unreachable: Story = { ...states.unreachable, tags: ['unpictured'] }
export const Maintenance: Story = { ...states.maintenance, tags: ['unpictured'] }
export const Expired: Story = { ...states.expired, tags: ['unpictured'] }
export const Closed: Story = { ...states.closed, tags: ['unpictured'] }
export const SignedOut: Story = { ...states.signedOut, tags: ['unpictured'] }
