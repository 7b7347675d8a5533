import type { Meta, StoryObj } from '@storybook/react-vite'
import { useQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { expect } from 'storybook/test'
import { worldQuery } from '../queries.ts'
import { said, storyWorld } from '../story-calls.ts'
import { ColoursCard } from './colours-card.tsx'
import type { Editing } from './editing.ts'
import { editingOf } from './editing-of.ts'
import { FileCard } from './file-card.tsx'
import { FlagsCard } from './flags-card.tsx'
import { IdentityCard } from './identity-card.tsx'
import { LookCard } from './look-card.tsx'
import { MarketCard } from './market-card.tsx'
import { PicturesCard } from './pictures-card.tsx'
import { StartCard } from './start-card.tsx'

/** A card with the merchant of the story's world, which it edits. */
function BrandCard({ card: Card }: { card: ComponentType<Editing> }) {
  const { data: file } = useQuery(worldQuery('merchant', storyWorld))
  return file && <Card {...editingOf(storyWorld, file)} />
}

const meta = {
  component: BrandCard,
  parameters: { scenario: 'new-member' },
} satisfies Meta<typeof BrandCard>
export default meta
type Story = StoryObj<typeof meta>

export const File: Story = { args: { card: FileCard } }
export const Start: Story = { args: { card: StartCard } }
export const NameAndLogo: Story = { args: { card: IdentityCard } }
export const Market: Story = { args: { card: MarketCard } }
export const Colours: Story = { args: { card: ColoursCard } }
/** Type, shapes and the composition of home. */
export const Look: Story = { args: { card: LookCard } }
/** The composition of pictures, and the banners. */
export const Pictures: Story = { args: { card: PicturesCard } }
export const Flags: Story = { args: { card: FlagsCard } }

/** A text that is too pale on its ground, with a colour that passes. */
export const FailingContrast: Story = {
  args: { card: ColoursCard },
  async play({ canvas, userEvent }) {
    const field = await canvas.findByRole('textbox', { name: said('role_muted') })
    await userEvent.clear(field)
    await userEvent.type(field, '#C9CDDA')
    await expect(await canvas.findByRole('alert')).toBeVisible()
    await expect(canvas.getByRole('button', { name: said('repair_all') })).toBeVisible()
  },
}

export const Repaired: Story = {
  args: { card: ColoursCard },
  async play(context) {
    await FailingContrast.play?.(context)
    const { canvas, userEvent } = context
    await userEvent.click(canvas.getByRole('button', { name: said('repair_all') }))
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}

/** A domain that cannot be one: the file keeps its value. */
export const WrongDomain: Story = {
  args: { card: MarketCard },
  async play({ canvas, userEvent }) {
    const field = await canvas.findByRole('textbox', { name: said('domain') })
    await userEvent.clear(field)
    await userEvent.type(field, 'no domain')
    await expect(field).toBeInvalid()
  },
}
