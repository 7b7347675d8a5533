import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { loadTexts } from '#mock-server/vendors/page-kit/page-texts.ts'
import ground from '#mock-server/vendors/page-kit/provider.css?inline'
import { keepsFocus, press, sees } from '#mock-server/verify/testing/story-states.ts'
import { identity } from '../contract.ts'
import { readIdentityAddress } from './address.ts'
import { IdentityPage } from './page.tsx'
import { texts } from './texts.ts'

interface Args {
  query: Record<string, string>
  answer: Parameters<typeof IdentityPage>[0]['answer']
}

const origin = 'https://play.example'
const addressOf = ({ query }: Args, language: string) =>
  readIdentityAddress(`?${new URLSearchParams({ origin, language, ...query })}`)
const wordsIn = ({ globals }: Pick<StoryContext, 'globals'>) => texts.in(String(globals.language).toLowerCase())

const meta = {
  parameters: { layout: 'fullscreen', scenario: 'default', ground },
  args: { query: { channel: 'google' }, answer: fn() },
  beforeEach: ({ globals }) => loadTexts(String(globals.language).toLowerCase()),
  render: (args, { globals }) => <IdentityPage address={addressOf(args, globals.language)} answer={args.answer} />,
} satisfies Meta<Args>
export default meta
type Story = StoryObj<typeof meta>

export const Account: Story = {
  async play(stage) {
    await userEvent.click(stage.canvas.getByRole('radio', { name: 'Jun Seo' }))
    await press(stage, wordsIn(stage).allow)
    const token = expect.stringContaining('google:jun@')
    await waitFor(() => expect(stage.args.answer).toHaveBeenCalledWith({ outcome: 'token', token }))
  },
}

export const MobileNumber: Story = {
  args: { query: { channel: 'sms', mobile: '821022334455' } },
  async play(stage) {
    await sees(stage, '+821022334455')
    await press(stage, wordsIn(stage).cancel)
    await expect(stage.args.answer).toHaveBeenCalledWith({ outcome: 'cancelled' })
  },
}

export const Failed: Story = {
  async play(stage) {
    await press(stage, wordsIn(stage).fail)
    await expect(stage.args.answer).toHaveBeenCalledWith({ outcome: 'failed' })
  },
}

export const Silent: Story = {
  async play(stage) {
    await press(stage, wordsIn(stage).silence)
    await sees(stage, wordsIn(stage).silent)
    await expect(stage.args.answer).not.toHaveBeenCalled()
  },
}

export const Unreachable: Story = {
  parameters: { faults: [{ endpoint: identity.prove, transport: 'reset', times: 1 }] },
  async play(stage) {
    await press(stage, wordsIn(stage).allow)
    await sees(stage, wordsIn(stage).unreachable)
  },
}

export const KeepsFocus: Story = {
  tags: ['unpictured'],
  parameters: { faults: [{ endpoint: identity.prove, transport: 'hang' }] },
  play: (stage) => keepsFocus(stage, wordsIn(stage).allow),
}

export const WithoutApp: Story = {
  args: { query: { origin: '' } },
  play: (stage) => sees(stage, wordsIn(stage).noApp),
}
