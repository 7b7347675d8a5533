import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { merchants } from '../merchants.ts'
import { BrandColours } from './brand-colours.tsx'
import { BrandShape } from './brand-shape.tsx'
import styles from './design.module.css'

/** The tokens as the merchants' files and the style sheet have them; `npm run tokens -- VELVET` prints them as data. */
const meta = { tags: ['once'] } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** Every colour by its role, with its contrast on its background. */
export const Colours: Story = {
  render: () => (
    <main className={styles.page}>
      <h1>Colours</h1>
      {merchants.map((merchant) => (
        <BrandColours key={merchant.code} merchant={merchant} />
      ))}
    </main>
  ),
  async play({ canvas }) {
    for (const { name } of merchants)
      await expect(canvas.getByRole('heading', { level: 2, name: name.en })).toBeVisible()
  },
}

/** Type, corners, measures and motion of the toolbar's merchant. */
export const Shape: Story = {
  tags: ['merchants'],
  render: (_, { globals }) => <BrandShape merchant={`${globals.merchant}`} />,
  async play({ canvas }) {
    await expect(canvas.getByRole('row', { name: /--quick \.?\d+m?s/ })).toBeVisible()
    await expect(canvas.getByRole('row', { name: /--text-xl 1\.25rem/ })).toBeVisible()
  },
}
