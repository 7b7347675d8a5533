import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CategoryIcon } from '#ui/category-icon.tsx'
import { icons } from '#ui/category-icons.ts'
import { glyphs } from '#ui/glyphs.ts'
import styles from './design.module.css'

/** The pictures of categories and screens. Line icons are those of lucide.dev, drawn with the merchant's stroke. */
const meta = { tags: ['once'] } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Icons: Story = {
  render: () => (
    <main className={styles.page}>
      <h1>Icons</h1>
      <h2>Categories</h2>
      <ul className={styles.icons}>
        {Object.keys(icons).map((category) => (
          <li key={category}>
            <CategoryIcon category={category} size={48} />
            <code>{category}</code>
          </li>
        ))}
      </ul>
      <h2>Glyphs</h2>
      <ul className={styles.icons}>
        {Object.entries(glyphs).map(([name, address]) => (
          <li key={name}>
            <img src={address} alt="" width={48} height={48} />
            <code>{name}</code>
          </li>
        ))}
      </ul>
    </main>
  ),
  async play({ canvas }) {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(Object.keys(icons).length + Object.keys(glyphs).length)
  },
}
