import type { Meta, StoryObj } from '@storybook/react-vite'
import i18next from 'i18next'
import { Route, Routes } from 'react-router-dom'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { stored } from '#contract/stored.ts'
import { readStored } from '#platform/storage.ts'
import { DownloadBar } from './download-bar.tsx'
import { DownloadPopup } from './download-popup.tsx'
import { DownloadScreen } from './download-screen.tsx'
import { pretendToBe } from './story-device.ts'

function DownloadRoutes() {
  return (
    <Routes>
      <Route path="/m/app" element={<DownloadScreen />} />
      <Route
        path="*"
        element={
          <>
            <DownloadBar />
            <DownloadPopup />
          </>
        }
      />
    </Routes>
  )
}

const meta = {
  component: DownloadRoutes,
  tags: ['once'],
  parameters: { scenario: 'default', layout: 'fullscreen' },
  beforeEach: () => pretendToBe('android'),
} satisfies Meta<typeof DownloadRoutes>
export default meta
type Story = StoryObj<typeof meta>
type Stage = Parameters<NonNullable<Story['play']>>[0]

/** Dialogs and notices are outside the story's element. */
const page = () => within(document.body)
const press = (name: string) => userEvent.click(page().getByRole('button', { name }))
const openPopup = async () => {
  await press(i18next.t('download.get'))
  return within(await page().findByRole('dialog', { name: i18next.t('download.popup_title') }))
}

export const Bar: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole('complementary')).toBeVisible()
  },
}

export const BarDark: Story = { globals: { merchant: 'VELVET', theme: 'dark' } }

export const BarClosed: Story = {
  tags: ['unpictured'],
  async play({ canvas }) {
    await press(i18next.t('common.close'))
    await expect(canvas.queryByRole('complementary')).toBeNull()
    await expect(readStored(stored.hideDownloadBar)).toBe(true)
  },
}

export const InsideTheApp: Story = {
  tags: ['unpictured'],
  beforeEach: () => pretendToBe('app'),
  async play({ canvas }) {
    await expect(canvas.queryByRole('complementary')).toBeNull()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

/** The deadline is a new random one each time the popup opens, and the same in every picture. */
export const Popup: Story = {
  async play() {
    const popup = await openPopup()
    await expect(await popup.findByRole('timer')).toHaveTextContent(/^0[2-9]:[0-5]\d:[0-5]\d$/)
    await waitFor(() => expect(popup.getByRole('button', { name: i18next.t('download.android') })).toBeVisible())
    await expect(popup.queryByRole('button', { name: i18next.t('download.profile') })).toBeNull()
  },
}

export const PopupLeadsToTheScreen: Story = {
  tags: ['unpictured'],
  async play({ canvas }) {
    const popup = await openPopup()
    await userEvent.click(popup.getByRole('button', { name: i18next.t('download.android') }))
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible()
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull())
  },
}

export const OutsideSafari: Story = {
  beforeEach: () => pretendToBe('iphoneChrome'),
  async play() {
    await press(i18next.t('download.get'))
    const notice = within(await page().findByRole('alertdialog', { name: i18next.t('common.notice') }))
    await waitFor(() => expect(notice.getByText(i18next.t('app_download_safari_required'))).toBeVisible())
    await userEvent.click(notice.getByRole('button', { name: i18next.t('common.confirm') }))
    await waitFor(() => expect(page().queryByRole('alertdialog')).toBeNull())
    await expect(page().queryByRole('dialog')).toBeNull()
  },
}

const onScreen = { parameters: { route: '/m/app' } }
const links = ({ canvasElement }: Stage) => [...canvasElement.querySelectorAll('a')].map((link) => link.pathname)

export const ScreenOnAndroid: Story = {
  ...onScreen,
  async play(stage) {
    await expect(stage.canvas.getByRole('heading', { name: i18next.t('download.android') })).toBeVisible()
    await expect(links(stage)[0]).toMatch(/\/HAEDAL\/android$/)
    const others = stage.canvas.getByText(i18next.t('download.other_devices'))
    await userEvent.click(others)
    await expect(stage.canvas.getByRole('heading', { name: i18next.t('download.profile') })).toBeVisible()
  },
}

export const ScreenOnAnIphone: Story = {
  ...onScreen,
  beforeEach: () => pretendToBe('iphone'),
  globals: { merchant: 'ROCKET', theme: 'dark' },
  async play(stage) {
    await expect(stage.canvas.getByRole('heading', { name: i18next.t('download.profile') })).toBeVisible()
    await expect(stage.canvas.getByRole('heading', { name: i18next.t('download.home_screen') })).toBeVisible()
    await expect(links(stage)[0]).toMatch(/\/ROCKET\/app\.mobileconfig$/)
  },
}

export const ScreenInsideTheApp: Story = {
  ...onScreen,
  beforeEach: () => pretendToBe('app'),
  async play({ canvas }) {
    await expect(canvas.getByText(i18next.t('download.none'))).toBeVisible()
  },
}
