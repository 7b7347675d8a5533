import type { Meta, StoryObj } from '@storybook/react-vite'
import i18next from 'i18next'
import { expect, fn, userEvent } from 'storybook/test'
import { games } from '#contract/games.ts'
import { areas, categoryLabel } from './categories.ts'
import { CategoryStrip } from './category-strip.tsx'
import { sectionsId } from './game-sections.tsx'

const meta = {
  component: CategoryStrip,
  parameters: { scenario: 'default' },
  args: { value: 'HOT', onChange: fn() },
  render: (args) => (
    <>
      <CategoryStrip {...args} />
      <div id={sectionsId} role="tabpanel" aria-label={i18next.t(categoryLabel(args.value))} />
    </>
  ),
} satisfies Meta<typeof CategoryStrip>
export default meta
type Story = StoryObj<typeof meta>
type Stage = Parameters<NonNullable<Story['play']>>[0]

const tabs = ({ canvas }: Stage) => canvas.findAllByRole('tab')

export const Ready: Story = {
  async play(stage) {
    await expect(await tabs(stage)).toHaveLength(2 + areas.length)
    await userEvent.click(stage.canvas.getByRole('tab', { name: i18next.t('category.LIVE') }))
    await expect(stage.args.onChange).toHaveBeenCalledWith('LIVE')
  },
}

export const FarEndChosen: Story = {
  args: { value: 'ELOTT' },
  async play(stage) {
    await tabs(stage)
    await expect(stage.canvas.getByRole('tab', { selected: true })).toHaveTextContent(i18next.t('category.ELOTT'))
  },
}

export const ByKeyboard: Story = {
  args: { value: 'FAV' },
  tags: ['unpictured'],
  async play(stage) {
    await tabs(stage)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(stage.args.onChange).toHaveBeenCalledWith('HOT')
  },
}

export const NothingOnOffer: Story = {
  parameters: { scenario: 'empty-lobby' },
  async play(stage) {
    await expect(await tabs(stage)).toHaveLength(2)
  },
}

export const Loading: Story = {
  parameters: { faults: [{ endpoint: games.vendorGameTypes, transport: 'hang' }] },
  async play({ canvas }) {
    await expect(canvas.getByText(i18next.t('common.loading'))).toBeInTheDocument()
  },
}

export const Failed: Story = {
  tags: ['unpictured'],
  parameters: { faults: [{ endpoint: games.vendorGameTypes, error: 'FAULT_INJECTED' }] },
  async play(stage) {
    await expect(await tabs(stage)).toHaveLength(2)
  },
}
