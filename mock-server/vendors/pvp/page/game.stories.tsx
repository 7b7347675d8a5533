import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, waitFor } from 'storybook/test'
import { gamePage, launching, loadedIn } from '#mock-server/verify/testing/story-launch.ts'
import {
  findButton,
  keepsFocus,
  passesFocusOn,
  press,
  sees,
  seesDialog,
  statesAround,
  wordsOf,
} from '#mock-server/verify/testing/story-states.ts'
import { pvp } from '../contract.ts'
import { PvpGame } from './game.tsx'
import { texts } from './texts.ts'

const meta = {
  parameters: gamePage,
  beforeEach: launching('PVP'),
  render: (_, context) => <PvpGame launch={loadedIn(context).launch} />,
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>
type Stage = Parameters<NonNullable<Story['play']>>[0]

async function deal(stage: Stage) {
  const text = wordsOf(texts, stage)
  await press(stage, text.deal)
  await sees(stage, text.yourTurn)
}

export const Ready: Story = {
  play: (stage) => sees(stage, wordsOf(texts, stage).sit),
}

export const YourTurn: Story = { play: deal }

export const Folded: Story = {
  async play(stage) {
    const text = wordsOf(texts, stage)
    await deal(stage)
    await press(stage, text.moves.fold)
    await sees(stage, text.youFolded)
  },
}

export const Showdown: Story = {
  async play(stage) {
    const text = wordsOf(texts, stage)
    const { canvas } = stage
    const stay = () => canvas.queryByRole('button', { name: new RegExp(`^(${text.moves.check}|${text.moves.call})`) })
    const next = () => canvas.queryByRole('button', { name: text.again })
    await deal(stage)
    await waitFor(async () => {
      const answer = stay()
      if (answer) await userEvent.click(answer)
      if (!next()) throw new Error('The hand has not ended.')
    })
    await findButton(stage, text.again)
  },
}

export const KeepsFocus: Story = {
  tags: ['unpictured'],
  parameters: { faults: [{ endpoint: pvp.deal, transport: 'hang' }] },
  play: (stage) => keepsFocus(stage, wordsOf(texts, stage).deal),
}

export const PassesFocusOn: Story = {
  tags: ['unpictured'],
  play: (stage) => passesFocusOn(stage, wordsOf(texts, stage).deal),
}

export const AskedToStay: Story = {
  async play(stage) {
    const text = wordsOf(texts, stage)
    await deal(stage)
    await press(stage, text.lobby)
    await seesDialog(stage, text.leaveTitle)
  },
}

export const NotEnoughMoney: Story = {
  parameters: { scenario: 'new-member' },
  async play(stage) {
    const text = wordsOf(texts, stage)
    await press(stage, text.deal)
    await seesDialog(stage, text.short.title)
  },
}

export const AnswerLost: Story = {
  tags: ['unpictured'],
  parameters: { faults: [{ endpoint: pvp.deal, transport: 'reset', times: 1 }] },
  async play(stage) {
    const text = wordsOf(texts, stage)
    await press(stage, text.deal)
    await seesDialog(stage, text.trouble.unreachable.title)
    await press(stage, text.retry)
    await sees(stage, text.yourTurn)
  },
}

export const Rules: Story = {
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

const states = statesAround(pvp.open)
export const Loading: Story = { ...states.loading, tags: ['unpictured'] }
export const Unreachable: Story = { ...states.unreachable, tags: ['unpictured'] }
export const Maintenance: Story = { ...states.maintenance, tags: ['unpictured'] }
export const Expired: Story = { ...states.expired, tags: ['unpictured'] }
export const Closed: Story = { ...states.closed, tags: ['unpictured'] }
export const SignedOut: Story = { ...states.signedOut, tags: ['unpictured'] }
