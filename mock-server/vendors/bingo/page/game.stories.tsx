import type { Meta, StoryObj } from '@storybook/react-vite'
import { fill } from '#mock-server/vendors/page-kit/fill.ts'
import { gamePage, launching, loadedIn } from '#mock-server/verify/testing/story-launch.ts'
import {
  keepsFocus,
  passesFocusOn,
  press,
  sees,
  seesDialog,
  statesAround,
  wordsOf,
} from '#mock-server/verify/testing/story-states.ts'
import { bingo } from '../contract.ts'
import { BingoGame } from './game.tsx'
import { texts } from './texts.ts'

const meta = {
  parameters: gamePage,
  beforeEach: launching('BINGO'),
  render: (_, context) => <BingoGame launch={loadedIn(context).launch} />,
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>
type Stage = Parameters<NonNullable<Story['play']>>[0]

/** Matches the button with the price of all cards. */
const buying = (stage: Stage) => new RegExp(`^${fill(wordsOf(texts, stage).buy, { amount: '' }).trim()}`)

const buy = (stage: Stage) => press(stage, buying(stage))

export const Ready: Story = {
  play: (stage) => sees(stage, wordsOf(texts, stage).ready),
}

export const FourCards: Story = {
  async play(stage) {
    const text = wordsOf(texts, stage)
    await press(stage, /^4/)
    await press(stage, text.priceUp)
    await sees(stage, text.ready)
  },
}

export const Drawing: Story = {
  // The draw runs at the page's pace.
  tags: ['unpictured'],
  async play(stage) {
    await buy(stage)
    await sees(stage, wordsOf(texts, stage).drawing)
  },
}

export const Result: Story = {
  async play(stage) {
    const text = wordsOf(texts, stage)
    await press(stage, /^4/)
    await buy(stage)
    await press(stage, text.skip)
    await sees(stage, new RegExp(`^(${fill(text.won, { amount: '' })}|${text.nothing})`))
  },
}

export const KeepsFocus: Story = {
  tags: ['unpictured'],
  parameters: { faults: [{ endpoint: bingo.buy, transport: 'hang' }] },
  play: (stage) => keepsFocus(stage, buying(stage)),
}

export const PassesFocusOn: Story = {
  tags: ['unpictured'],
  play: (stage) => passesFocusOn(stage, buying(stage)),
}

export const NotEnoughMoney: Story = {
  parameters: { scenario: 'new-member' },
  async play(stage) {
    await buy(stage)
    await seesDialog(stage, wordsOf(texts, stage).short.title)
  },
}

export const AnswerLost: Story = {
  parameters: { faults: [{ endpoint: bingo.buy, transport: 'reset' }] },
  async play(stage) {
    await buy(stage)
    await seesDialog(stage, wordsOf(texts, stage).trouble.unreachable.title)
  },
}

export const Prizes: Story = {
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

const states = statesAround(bingo.open)
export const Loading: Story = { ...states.loading, tags: ['unpictured'] }
export const Unreachable: Story = { ...states.unreachable, tags: ['unpictured'] }
export const Maintenance: Story = { ...states.maintenance, tags: ['unpictured'] }
export const Expired: Story = { ...states.expired, tags: ['unpictured'] }
export const Closed: Story = { ...states.closed, tags: ['unpictured'] }
export const SignedOut: Story = { ...states.signedOut, tags: ['unpictured'] }
