import type { Meta, StoryObj } from '@storybook/react-vite'
import { CategoryIcon } from './category-icon.tsx'
import { icons } from './category-icons.ts'

/**
 * Shows the picture of a category of games.
 *
 * **Use it for** entries that lead to a category: the strip on home, the game centre, the menus and the rebates.
 *
 * - **Do** write the category's name beside it: screen readers skip the picture, and a merchant without such
 *   artwork does not show it.
 * - **Do** give it 24 to 36 px, as the menus and lists do.
 * - **Don't** use it for an action; actions have line icons.
 * - **Don't** handle unknown categories: it shows the picture of `OTHER` for them.
 */
const meta = { component: CategoryIcon, args: { category: 'RNG', size: 36 } } satisfies Meta<typeof CategoryIcon>
export default meta
type Story = StoryObj<typeof meta>

export const All: Story = {
  tags: ['unpictured'],
  render: ({ size }) => (
    <ul style={{ display: 'grid', gridTemplateColumns: 'repeat(4, 1fr)', gap: 12 }}>
      {Object.keys(icons).map((category) => (
        <li key={category} style={{ display: 'grid', justifyItems: 'center', gap: 4, fontSize: 12 }}>
          <CategoryIcon category={category} size={size} />
          {category}
        </li>
      ))}
    </ul>
  ),
}

export const Unknown: Story = { tags: ['unpictured'], args: { category: 'KENO' } }
