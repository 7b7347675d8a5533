import { lineIcons } from 'virtual:line-icons'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CategoryIcon } from '#ui/content/category-icon.tsx'
import { icons } from '#ui/content/category-icons.ts'
import { glyphs } from '#ui/content/glyphs.ts'
import styles from './design.module.css'
import { Pictures } from './pictures.tsx'

/** The icons of the app, of Studio and of the vendors' pages, as the code uses them. */
const meta = { tags: ['once'] } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const emoji = 'Fluent Emoji, © Microsoft Corporation, MIT'
const lucide = 'Lucide (lucide.dev), ISC, in part MIT (Feather); drawn with the merchant’s stroke'

const mapped = <From, To>(all: Readonly<Record<string, From>>, show: (value: From, name: string) => To) =>
  Object.fromEntries(Object.entries(all).map(([name, value]) => [name, show(value, name)]))

export const Icons: Story = {
  render: () => (
    <main className={styles.page}>
      <h1>Icons</h1>
      <Pictures
        title="Categories"
        source={emoji}
        pictures={mapped(icons, (_, category) => <CategoryIcon category={category} size={48} />)}
      />
      <Pictures
        title="Glyphs"
        source={emoji}
        pictures={mapped(glyphs, (address) => <img src={address} alt="" width={48} height={48} />)}
      />
      {Object.entries(lineIcons).map(([place, drawn]) => (
        <Pictures
          key={place}
          title={`Line icons: ${place}`}
          source={lucide}
          pictures={mapped(drawn, (Icon) => <Icon />)}
        />
      ))}
    </main>
  ),
  async play({ canvas }) {
    const groups = [icons, glyphs, ...Object.values(lineIcons)]
    const count = groups.reduce((sum, group) => sum + Object.keys(group).length, 0)
    await expect(canvas.getAllByRole('listitem')).toHaveLength(count)
  },
}
