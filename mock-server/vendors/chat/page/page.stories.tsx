import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { auth } from '#contract/auth.ts'
import { messages } from '#contract/messages.ts'
import { callVendor } from '#mock-server/vendors/page-kit/call-vendor.ts'
import { readLaunchAddress } from '#mock-server/vendors/page-kit/launch-address.ts'
import { loadTexts } from '#mock-server/vendors/page-kit/page-texts.ts'
import { loadedIn } from '#mock-server/verify/testing/story-launch.ts'
import { press, sees, wordsOf } from '#mock-server/verify/testing/story-states.ts'
import { chat } from '../contract.ts'
import ground from './page.css?inline'
import { ChatPage } from './page.tsx'
import { texts } from './texts.ts'

/** Opens the live chat as the app does. */
async function launchChat(context: Pick<StoryContext, 'loaded' | 'globals'>) {
  const { world, session } = loadedIn(context)
  const { language, theme } = context.globals
  const title = language === 'KO' ? '실시간 상담' : 'Live chat'
  const headerColor = world.merchant().theme[theme === 'dark' ? 'dark' : 'light'].accent
  const face = { b2c: 'true', backUrl: '/m/message', headerColor, title, language } as const
  const { chatUrl } = await callVendor(messages.launchChat, face, session?.token)
  const launch = readLaunchAddress(new URL(chatUrl, location.origin).search)
  await loadTexts(launch.language)
  Object.assign(context.loaded, { launch })
}

const meta = {
  parameters: {
    layout: 'fullscreen',
    scenario: 'active-member',
    ground,
  },
  beforeEach: launchChat,
  render: (_, context) => <ChatPage address={loadedIn(context).launch} />,
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>
type Stage = Parameters<NonNullable<Story['play']>>[0]

const question = (stage: Stage) =>
  loadedIn(stage).launch.language === 'ko' ? '비밀번호를 잊었어요' : 'I forgot my password'

async function ask(stage: Stage) {
  const text = wordsOf(texts, stage)
  await userEvent.type(await stage.canvas.findByRole('textbox', { name: text.placeholder }), question(stage))
  await press(stage, text.send)
}

export const Ready: Story = {
  play: async ({ canvas }) => void (await canvas.findByRole('log')),
}

export const AgentWrites: Story = {
  async play(stage) {
    await ask(stage)
    await stage.canvas.findByRole('status')
  },
}

export const Answered: Story = {
  async play(stage) {
    await ask(stage)
    await stage.canvas.findByRole('status')
    const { world } = loadedIn(stage)
    world.clock.set(world.clock.now() + 6_000)
    await stage.canvas.findByRole('list', { name: wordsOf(texts, stage).suggestions })
  },
}

export const Unsent: Story = {
  parameters: { faults: [{ endpoint: chat.say, transport: 'reset' }] },
  async play(stage) {
    await ask(stage)
    await sees(stage, new RegExp(wordsOf(texts, stage).unsent))
  },
}

export const Loading: Story = {
  parameters: { faults: [{ endpoint: chat.open, transport: 'hang' }] },
  play: (stage) => sees(stage, wordsOf(texts, stage).loading),
}

export const Unreachable: Story = {
  parameters: { faults: [{ endpoint: chat.open, transport: 'reset' }] },
  play: (stage) => sees(stage, wordsOf(texts, stage).unreachable.title),
}

export const Over: Story = {
  beforeEach: (context) => void Object.assign(loadedIn(context).launch, { token: 'nobody-has-this' }),
  play: (stage) => sees(stage, wordsOf(texts, stage).ended.over.title),
}

export const SignedOut: Story = {
  async beforeEach(context) {
    const { session } = loadedIn(context)
    await callVendor(auth.logout, {}, session?.token)
  },
  play: (stage) => sees(stage, wordsOf(texts, stage).ended['signed-out'].title),
}

export const SwitchedOff: Story = {
  beforeEach: (context) => loadedIn(context).world.changeSettings({ flags: { CBS3: false } }),
  play: (stage) => sees(stage, wordsOf(texts, stage).ended.closed.title),
}
