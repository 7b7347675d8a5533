import type { Meta, StoryObj } from '@storybook/react-vite'
import i18next from 'i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { expect, userEvent, waitFor } from 'storybook/test'
import { storyText } from '../content/story-text.ts'
import { Button } from './button.tsx'
import { ReturnLink } from './return-link.tsx'

function Letters() {
  const navigate = useNavigate()
  if (useLocation().pathname === '/letter/2')
    return (
      <Button kind="secondary" onClick={() => navigate(-1)}>
        {i18next.t('common.back')}
      </Button>
    )
  return (
    <ul>
      {[1, 2, 3].map((letter) => (
        <li key={letter}>
          <ReturnLink to={`/letter/${letter}`} style={{ display: 'block', padding: '12px 0' }}>
            {storyText(`편지 ${letter}`, `Letter ${letter}`)}
          </ReturnLink>
        </li>
      ))}
    </ul>
  )
}

/**
 * A link of a list. It takes the focus again when the person comes back from where it leads.
 *
 * **Use it for** the rows of a list that a person returns to: letters, records, an agent's team.
 *
 * - **Do** give each link of a list another `to`: the address is what it remembers.
 * - **Do** let the person return by the browser's history; a new entry of the list focuses nothing.
 * - **Don't** use it in menus and headers, where the screen itself takes the focus.
 */
const meta = {
  component: ReturnLink,
  parameters: { docs: { source: { code: '<ReturnLink to="/letter/2">Letter 2</ReturnLink>' } } },
  args: { to: '', children: null },
  render: () => <Letters />,
} satisfies Meta<typeof ReturnLink>
export default meta
type Story = StoryObj<typeof meta>

export const FocusedAgain: Story = {
  tags: ['unpictured'],
  async play({ canvas }) {
    const letter = () => canvas.getByRole('link', { name: storyText('편지 2', 'Letter 2') })
    await userEvent.click(letter())
    await userEvent.click(await canvas.findByRole('button', { name: i18next.t('common.back') }))
    await waitFor(() => expect(letter()).toHaveFocus())
  },
}
