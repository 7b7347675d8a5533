import type { Meta, StoryObj } from '@storybook/react-vite'
import i18next from 'i18next'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { announcements } from '#contract/announcements.ts'
import { games } from '#contract/games.ts'
import { stored } from '#contract/stored.ts'
import { writeStored } from '#platform/storage.ts'
import { useToast } from '#ui/layers/toast.ts'
import { Screens } from '../screens.tsx'

const meta = {
  component: Screens,
  parameters: { scenario: 'default', route: '/m/home', layout: 'fullscreen' },
  beforeEach: () => {
    writeStored(stored.popupGuest, false)
    writeStored(stored.popupMember, false)
  },
} satisfies Meta<typeof Screens>
export default meta
type Story = StoryObj<typeof meta>
type Stage = Parameters<NonNullable<Story['play']>>[0]

const hasGames = ({ canvasElement }: Stage) =>
  waitFor(() => expect(canvasElement.querySelectorAll('main li img').length).toBeGreaterThanOrEqual(4))

export const HomeOfAVisitor: Story = {
  async play(stage) {
    await hasGames(stage)
    await expect(stage.canvas.getByRole('link', { name: i18next.t('header.login') })).toBeVisible()
  },
}

export const HomeOfAMember: Story = {
  tags: ['main'],
  parameters: { scenario: 'member-with-favorites' },
  async play(stage) {
    await hasGames(stage)
    await expect(await stage.canvas.findByRole('link', { name: i18next.t('header.deposit') })).toBeVisible()
    const isWide = matchMedia('(min-width: 1100px)').matches
    await expect(stage.canvas.queryAllByRole('link', { name: i18next.t('header.search') })).toHaveLength(isWide ? 1 : 0)
  },
}

export const HomeAfterTheSession: Story = {
  parameters: { scenario: 'session-expired' },
  async play() {
    await waitFor(() => expect(useToast.getState().shown?.text).toBe(i18next.t('not_logged_in')))
  },
}

export const HomeInDarkLuxury: Story = {
  tags: ['once'],
  parameters: { scenario: 'member-with-favorites' },
  globals: { merchant: 'VELVET', theme: 'dark' },
  play: hasGames,
}

export const HomeWithoutGames: Story = { parameters: { scenario: 'empty-lobby' } }

export const HomeUnderWay: Story = {
  parameters: {
    faults: [
      { endpoint: games.hotGames, transport: 'hang' },
      { endpoint: announcements.announcements, transport: 'hang' },
    ],
  },
}

export const HomeFailed: Story = {
  parameters: {
    faults: [
      { endpoint: games.hotGames, error: 'FAULT_INJECTED' },
      { endpoint: announcements.announcements, error: 'FAULT_INJECTED' },
    ],
  },
  async play({ canvas }) {
    const again = () => canvas.getAllByRole('button', { name: i18next.t('common.retry') })
    await waitFor(() => expect(again()[0]).toBeVisible())
  },
}

/** The sheet is in the top layer, outside the story's element. */
const openMenu = async ({ canvas }: Stage) => {
  await userEvent.click(await canvas.findByRole('button', { name: i18next.t('header.menu') }))
  return within(await within(document.body).findByRole('dialog'))
}

export const MenuOfAVisitor: Story = {
  async play(stage) {
    const menu = await openMenu(stage)
    await expect(menu.queryByRole('button', { name: i18next.t('menu.sign_out') })).toBeNull()
  },
}

export const MenuOfAMember: Story = {
  tags: ['unpictured'],
  parameters: { scenario: 'member-with-favorites' },
  async play(stage) {
    const menu = await openMenu(stage)
    await waitFor(() => expect(menu.getByRole('button', { name: i18next.t('menu.sign_out') })).toBeVisible())
  },
}

export const PageWithHeader: Story = {
  parameters: { route: '/m/help' },
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: i18next.t('common.back') })).toBeVisible()
    await expect(canvas.queryByRole('navigation', { name: i18next.t('bottom.label') })).toBeNull()
  },
}

export const GuardedPageLeadsToLogin: Story = {
  parameters: { route: '/m/member/home' },
  async play({ canvas }) {
    const login = await canvas.findByRole('button', { name: i18next.t('login.title') })
    // The screen fades in.
    await waitFor(() => expect(login).toBeVisible())
  },
}

export const MembersPageOfAnAgent: Story = {
  tags: ['unpictured'],
  parameters: { scenario: 'agent-desk', session: 'desk_forty', route: '/m/vouReport' },
  async play({ canvas }) {
    const main = within(canvas.getByRole('main'))
    const title = await main.findByText(i18next.t('real_only.title'))
    // The screen fades in.
    await waitFor(() => expect(title).toBeVisible())
    const links = main.getAllByRole('link').map((link) => link.getAttribute('href'))
    await expect(links).toEqual([expect.stringMatching(/\/m\/member\/agent\/home$/)])
  },
}
