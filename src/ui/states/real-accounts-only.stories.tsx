import type { Meta, StoryObj } from '@storybook/react-vite'
import i18next from 'i18next'
import { expect } from 'storybook/test'
import { MembersOnly, RealAccountsOnly } from './real-accounts-only.tsx'

/**
 * Explains to a trial that only real accounts can use a screen, and leads to the registration.
 *
 * **Use it for** screens that a trial may open but not use: deposit, withdrawal, security, limits of safer play.
 *
 * - **Do** render it in place of the whole screen, before the screen asks the gateway.
 * - **Do** keep the entry in the menus, so that a trial learns what an account offers.
 * - **Don't** use it for visitors, who are led to the login.
 *
 * ### MembersOnly
 *
 * Explains to an agent's own login that only members can use a screen, and leads to the agent centre.
 *
 * **Use it for** routes of members alone, by the `audience` of the route; the shell then renders it.
 *
 * - **Do** rely on the menus: they leave out such routes for an agent's login, so only a shared link leads here.
 * - **Don't** render it in a screen.
 */
const meta = {
  component: RealAccountsOnly,
  subcomponents: { MembersOnly },
} satisfies Meta<typeof RealAccountsOnly>
export default meta
type Story = StoryObj<typeof meta>

export const ForATrial: Story = {
  tags: ['unpictured'],
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { name: i18next.t('real_only.sign_up') })).toHaveAttribute(
      'href',
      '/m/register',
    )
  },
}

export const ForAnAgentsLogin: Story = {
  tags: ['unpictured'],
  render: () => <MembersOnly />,
  async play({ canvas }) {
    await expect(canvas.getByRole('link')).toHaveTextContent(i18next.t('agent.center'))
  },
}
