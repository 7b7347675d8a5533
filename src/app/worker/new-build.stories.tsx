import type { Meta, StoryObj } from '@storybook/react-vite'
import i18next from 'i18next'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { useLaunchedGame } from '#features/games/launch/launched-game.ts'
import { webAddress } from '#platform/web-address.ts'
import { NewBuild } from './new-build.tsx'
import { useNewBuild } from './registration.ts'

/** Announces a new build of the app that the browser has ready. A press loads it; it never loads by itself. */
const meta = {
  component: NewBuild,
  parameters: { docs: { story: { inline: false, height: '200px' } } },
  beforeEach: () => () => {
    useNewBuild.setState({ isReady: false })
    useLaunchedGame.setState({ game: undefined })
  },
} satisfies Meta<typeof NewBuild>
export default meta
type Story = StoryObj<typeof meta>

const announce = () => useNewBuild.setState({ isReady: true })
const announced = () => screen.queryByText(i18next.t('build.ready'))

export const Ready: Story = {
  async play() {
    announce()
    await waitFor(() => expect(announced()).toBeVisible())
    await expect(screen.getByRole('button', { name: i18next.t('build.reload') })).toBeVisible()
  },
}

export const Dismissed: Story = {
  tags: ['unpictured'],
  async play() {
    announce()
    await userEvent.click(await screen.findByRole('button', { name: i18next.t('common.close') }))
    await waitFor(() => expect(announced()).toBeNull())
  },
}

export const NotDuringAGame: Story = {
  tags: ['unpictured'],
  async play() {
    const address = webAddress('/__vendors/sports.html')
    if (!address) throw new Error('The story has no address of a game.')
    announce()
    await waitFor(() => expect(announced()).toBeVisible())
    useLaunchedGame.setState({ game: { title: 'Dragon Ascent', address, entry: { before: undefined } } })
    await waitFor(() => expect(announced()).toBeNull())
    useLaunchedGame.setState({ game: undefined })
    await waitFor(() => expect(announced()).toBeVisible())
  },
}
