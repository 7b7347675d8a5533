import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, waitFor } from 'storybook/test'
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
import { fish } from '../contract.ts'
import { FishGame } from './game.tsx'
import { texts } from './texts.ts'

const meta = {
  parameters: gamePage,
  beforeEach: launching('FISH'),
  render: (_, context) => <FishGame launch={loadedIn(context).launch} />,
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>
type Stage = Parameters<NonNullable<Story['play']>>[0]

/** Shoots automatically until some hits have changed the balance. */
async function shootAround(stage: Stage) {
  const text = wordsOf(texts, stage)
  await press(stage, text.autoOn)
  await waitFor(() => expect(stage.canvasElement.querySelector('dd[data-net]')).toBeVisible())
  await press(stage, text.autoOff)
}

export const Ready: Story = {
  play: (stage) => sees(stage, wordsOf(texts, stage).hint),
}

export const Shooting: Story = {
  tags: ['unpictured'],
  async play(stage) {
    await shootAround(stage)
    await expect(stage.canvas.queryByText(wordsOf(texts, stage).hint)).toBeNull()
  },
}

export const DearerShots: Story = {
  async play(stage) {
    const text = wordsOf(texts, stage)
    const price = () => stage.canvasElement.querySelector('output')?.textContent
    await findButton(stage, text.shotUp)
    const before = price()
    await press(stage, text.shotUp)
    await waitFor(() => expect(price()).not.toBe(before))
  },
}

export const KeepsFocus: Story = {
  tags: ['unpictured'],
  play: (stage) => keepsFocus(stage, wordsOf(texts, stage).shotUp),
}

export const NotEnoughMoney: Story = {
  parameters: { scenario: 'new-member' },
  async play(stage) {
    const text = wordsOf(texts, stage)
    const trigger = await findButton(stage, text.fire)
    await fireEvent.keyDown(trigger, { key: 'Enter' })
    await seesDialog(stage, text.shortShot.title)
    await fireEvent.keyUp(trigger, { key: 'Enter' })
  },
}

export const AnswerLost: Story = {
  parameters: { faults: [{ endpoint: fish.shoot, transport: 'reset' }], byFrames: true },
  async play(stage) {
    const text = wordsOf(texts, stage)
    await press(stage, text.autoOn)
    await seesDialog(stage, text.trouble.unreachable.title)
    await sees(stage, text.cutShots)
  },
}

export const Rules: Story = {
  async play(stage) {
    const text = wordsOf(texts, stage)
    await press(stage, text.rules)
    await seesDialog(stage, text.rules)
  },
}

export const Trial: Story = {
  parameters: { session: null },
  play: (stage) => sees(stage, wordsOf(texts, stage).trial),
}

const states = statesAround(fish.open)
export const Loading: Story = { ...states.loading, tags: ['unpictured'] }
export const Unreachable: Story = { ...states.unreachable, tags: ['unpictured'] }
export const Maintenance: Story = { ...states.maintenance, tags: ['unpictured'] }
export const Expired: Story = { ...states.expired, tags: ['unpictured'] }
export const Closed: Story = { ...states.closed, tags: ['unpictured'] }
export const SignedOut: Story = { ...states.signedOut, tags: ['unpictured'] }
