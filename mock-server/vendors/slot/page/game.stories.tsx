import type { Meta, StoryObj } from '@storybook/react-vite'
import { fill } from '#mock-server/vendors/page-kit/fill.ts'
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
import { slot } from '../contract.ts'
import { SlotGame } from './game.tsx'
import { texts } from './texts.ts'

const meta = {
  parameters: gamePage,
  beforeEach: launching('RNG'),
  render: (_, context) => <SlotGame launch={loadedIn(context).launch} />,
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>
type Stage = Parameters<NonNullable<Story['play']>>[0]

const spin = (stage: Stage) => press(stage, wordsOf(texts, stage).spin)

export const Ready: Story = {
  play: (stage) => sees(stage, wordsOf(texts, stage).idle),
}

export const Spun: Story = {
  async play(stage) {
    const text = wordsOf(texts, stage)
    await spin(stage)
    await sees(
      stage,
      new RegExp(
        `${text.nothing}|${fill(text.won, { amount: '' })}|${fill(text.wonLine, { line: 1 }).replace('1', '\\d')}|${text.wonScatter}`,
      ),
    )
    await findButton(stage, text.spin)
  },
}

export const Spinning: Story = {
  parameters: { faults: [{ endpoint: slot.spin, transport: 'hang' }] },
  async play(stage) {
    await spin(stage)
    await sees(stage, wordsOf(texts, stage).spinning)
  },
}

export const KeepsFocus: Story = {
  tags: ['unpictured'],
  play: (stage) => keepsFocus(stage, wordsOf(texts, stage).betUp),
}

export const NotEnoughMoney: Story = {
  parameters: { scenario: 'new-member' },
  async play(stage) {
    await spin(stage)
    await seesDialog(stage, wordsOf(texts, stage).short.title)
  },
}

export const AnswerLost: Story = {
  parameters: { faults: [{ endpoint: slot.spin, transport: 'reset' }] },
  async play(stage) {
    await spin(stage)
    await seesDialog(stage, wordsOf(texts, stage).trouble.unreachable.title)
  },
}

export const Paytable: Story = {
  async play(stage) {
    const { paytable } = wordsOf(texts, stage)
    await press(stage, paytable)
    await seesDialog(stage, paytable)
  },
}

export const Trial: Story = {
  parameters: { session: null },
  play: (stage) => sees(stage, wordsOf(texts, stage).trial),
}

const states = statesAround(slot.open)
export const Loading: Story = states.loading
export const Unreachable: Story = states.unreachable
export const Maintenance: Story = states.maintenance
export const Expired: Story = states.expired
export const Closed: Story = states.closed
export const SignedOut: Story = states.signedOut
