import type { Meta, StoryObj } from '@storybook/react-vite'
import i18next from 'i18next'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { saferPlay } from '#contract/safer-play.ts'
import { call } from '#gateway/call.ts'
import { LimitDialog } from './limit-dialog.tsx'

const meta = {
  component: LimitDialog,
  tags: ['unpictured'],
  args: { kind: 'deposit', period: 'week', limit: undefined, onClose: fn() },
  parameters: { scenario: 'safer-play', session: 'haedal_92', route: '/m/saferPlay' },
} satisfies Meta<typeof LimitDialog>
export default meta
type Story = StoryObj<typeof meta>
type Stage = Parameters<NonNullable<Story['play']>>[0]

/** Returns the dialog once it has faded in. */
async function shownDialog({ canvasElement }: Stage) {
  const dialog = await within(canvasElement.ownerDocument.body).findByRole('dialog')
  await waitFor(() => expect(dialog).toBeVisible())
  return within(dialog)
}

async function save(stage: Stage, amount: string) {
  const dialog = await shownDialog(stage)
  const field = dialog.getByRole('textbox')
  await userEvent.clear(field)
  if (amount) await userEvent.type(field, amount)
  await userEvent.click(dialog.getByRole('button', { name: i18next.t('safer_play.save') }))
  return { dialog, field }
}

export const First: Story = {
  async play(stage) {
    const dialog = await shownDialog(stage)
    await expect(dialog.getByRole('heading')).toHaveTextContent(i18next.t('safer_play.kind_deposit'))
    await expect(dialog.queryByRole('button', { name: i18next.t('safer_play.remove') })).toBeNull()
    await save(stage, '400000')
    await waitFor(() => expect(stage.args.onClose).toHaveBeenCalledOnce())
    const { limits } = await call(saferPlay.overview, {})
    await expect(limits).toMatchObject([{ kind: 'deposit', period: 'week', amount: 400_000 }])
  },
}

export const Present: Story = {
  args: {
    limit: { kind: 'deposit', period: 'week', amount: 400_000, used: 150_000, left: 250_000, increase: null },
  },
  async play(stage) {
    const dialog = await shownDialog(stage)
    await expect(dialog.getByRole('textbox')).toHaveValue('400,000')
    await expect(dialog.getByRole('button', { name: i18next.t('safer_play.remove') })).toBeVisible()
  },
}

/** Checks the accessibility rules in the dark theme. */
export const Dark: Story = { ...Present, globals: { theme: 'dark' }, play: undefined }

export const Invalid: Story = {
  async play(stage) {
    const { dialog, field } = await save(stage, '')
    await expect(await dialog.findByText(i18next.t('amount.required'))).toBeVisible()
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(stage.args.onClose).not.toHaveBeenCalled()
  },
}

export const Saving: Story = {
  parameters: { faults: [{ endpoint: saferPlay.setLimit, transport: 'hang' }] },
  async play(stage) {
    const { dialog } = await save(stage, '400000')
    const button = dialog.getByRole('button', { name: i18next.t('safer_play.save') })
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'))
  },
}

/** The dialog stays open with what was typed. */
export const Failed: Story = {
  parameters: { faults: [{ endpoint: saferPlay.setLimit, error: 'FAULT_INJECTED' }] },
  async play(stage) {
    const { dialog, field } = await save(stage, '400000')
    await waitFor(() => expect(dialog.getByText(i18next.t('system_busy'))).toBeVisible())
    await expect(field).toHaveValue('400,000')
    await expect(stage.args.onClose).not.toHaveBeenCalled()
  },
}
