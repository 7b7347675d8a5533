import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { deposit } from '#contract/deposit.ts'
import { callVendor } from '#mock-server/vendors/page-kit/call-vendor.ts'
import { loadTexts } from '#mock-server/vendors/page-kit/page-texts.ts'
import ground from '#mock-server/vendors/page-kit/provider.css?inline'
import { loadedIn } from '#mock-server/verify/testing/story-launch.ts'
import { press, sees, wordsOf } from '#mock-server/verify/testing/story-states.ts'
import { pay } from '../contract.ts'
import { readPayAddress } from './address.ts'
import { PayPage } from './page.tsx'
import { texts } from './texts.ts'
import type { Go } from './use-pay.ts'

type Method = typeof deposit.paymentGateway | typeof deposit.alipay | typeof deposit.qqPay | typeof deposit.wechatPay

/** Starts a deposit and opens its payment page. */
const paying =
  (method: Method, amount = 100_000) =>
  async (context: Pick<StoryContext, 'loaded' | 'globals'>) => {
    const { session } = loadedIn(context)
    const input = { amount, idempotencyKey: `story-${method.id}-${amount}`, language: context.globals.language }
    const { payUrl } = await callVendor(method, input, session?.token)
    const launch = readPayAddress(new URL(payUrl, location.origin).search)
    await loadTexts(launch.language)
    Object.assign(context.loaded, { launch })
  }

const meta = {
  parameters: {
    layout: 'fullscreen',
    scenario: 'active-member',
    ground,
  },
  args: { go: fn(), scanned: false },
  beforeEach: paying(deposit.paymentGateway),
  render: ({ go, scanned }, context) => <PayPage address={{ ...loadedIn(context).launch, scanned }} go={go} />,
} satisfies Meta<{ go: Go; scanned: boolean }>
export default meta
type Story = StoryObj<typeof meta>

export const Gateway: Story = {
  play: (stage) => sees(stage, wordsOf(texts, stage).pay),
}

export const Alipay: Story = {
  beforeEach: paying(deposit.alipay),
  play: async (stage) => void (await stage.canvas.findByRole('img', { name: wordsOf(texts, stage).code })),
}

export const QqWallet: Story = {
  beforeEach: paying(deposit.qqPay),
  play: async (stage) => void (await stage.canvas.findByRole('img', { name: wordsOf(texts, stage).code })),
}

export const WeChatScanned: Story = {
  args: { scanned: true },
  beforeEach: paying(deposit.wechatPay),
  async play(stage) {
    const text = wordsOf(texts, stage)
    await sees(stage, text.pay)
    await expect(stage.canvas.queryByRole('img', { name: text.code })).toBeNull()
  },
}

export const Processing: Story = {
  async play(stage) {
    const text = wordsOf(texts, stage)
    await press(stage, text.pay)
    await sees(stage, text.ended.processing.title)
  },
}

export const Credited: Story = {
  async play(stage) {
    const text = wordsOf(texts, stage)
    const { world } = loadedIn(stage)
    await press(stage, text.pay)
    await sees(stage, text.ended.processing.title)
    world.clock.set(world.clock.now() + 60_000)
    await sees(stage, text.ended.credited.title)
    await waitFor(() =>
      expect(stage.args.go).toHaveBeenCalledWith(expect.stringContaining('/m/voucherCenter'), undefined),
    )
  },
}

export const FailedPayment: Story = {
  beforeEach: paying(deposit.paymentGateway, 110_000),
  async play(stage) {
    const text = wordsOf(texts, stage)
    await press(stage, text.pay)
    await sees(stage, text.ended.failed.title)
  },
}

export const Cancelled: Story = {
  async play(stage) {
    await press(stage, wordsOf(texts, stage).cancel)
    await waitFor(() => expect(stage.args.go).toHaveBeenCalledOnce())
  },
}

export const NoAnswer: Story = {
  async play(stage) {
    const text = wordsOf(texts, stage)
    await userEvent.click(await stage.canvas.findByText(text.simulator))
    await press(stage, text.silence)
    await sees(stage, new RegExp(text.unanswered.title))
  },
}

export const Expired: Story = {
  async beforeEach(context) {
    const { world } = loadedIn(context)
    world.clock.set(world.clock.now() + 3_600_000)
  },
  play: (stage) => sees(stage, wordsOf(texts, stage).ended.expired.title),
}

export const Unknown: Story = {
  beforeEach: (context) => void Object.assign(loadedIn(context).launch, { token: 'nobody-has-this' }),
  play: (stage) => sees(stage, wordsOf(texts, stage).unknown.title),
}

export const Loading: Story = {
  parameters: { faults: [{ endpoint: pay.open, transport: 'hang' }] },
  play: (stage) => sees(stage, wordsOf(texts, stage).loading),
}

export const Unreachable: Story = {
  tags: ['unpictured'],
  parameters: { faults: [{ endpoint: pay.open, transport: 'reset', times: 1 }] },
  async play(stage) {
    const text = wordsOf(texts, stage)
    await sees(stage, text.unreachable.title)
    await press(stage, text.retry)
    await sees(stage, text.pay)
  },
}
