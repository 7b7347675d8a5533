import type { Meta, StoryObj } from '@storybook/react-vite'
import i18next from 'i18next'
import { expect, userEvent, waitFor } from 'storybook/test'
import { chosenMode } from '#brand/appearance.ts'
import { currentBrand } from '#brand/platform-status.ts'
import { stored } from '#contract/stored.ts'
import { languageName } from '#i18n/languages.ts'
import { readStored } from '#platform/storage.ts'
import { LanguageFloat } from './language-float.tsx'
import { LanguageSelect } from './language-select.tsx'
import { ThemeSwitch } from './theme-switch.tsx'

function Preferences() {
  return (
    <div style={{ display: 'flex', justifyContent: 'space-between', padding: 16, minBlockSize: 180 }}>
      <LanguageSelect />
      <ThemeSwitch />
    </div>
  )
}

const meta = {
  component: Preferences,
  tags: ['once'],
  parameters: { scenario: 'default' },
} satisfies Meta<typeof Preferences>
export default meta
type Story = StoryObj<typeof meta>
type Stage = Parameters<NonNullable<Story['play']>>[0]

const openList = ({ canvas }: Stage) =>
  userEvent.click(canvas.getByRole('button', { name: new RegExp(languageName(i18next.language.toUpperCase())) }))
const shownList = ({ canvasElement }: Stage) => canvasElement.querySelector('ul:popover-open')

export const Closed: Story = {
  async play(stage) {
    await expect(shownList(stage)).toBeNull()
  },
}

export const Open: Story = {
  async play(stage) {
    await openList(stage)
    await waitFor(() => expect(shownList(stage)).toBeVisible())
    await expect(shownList(stage)?.querySelectorAll('li')).toHaveLength(currentBrand().languages.length)
    await expect(shownList(stage)?.querySelector('[aria-current="true"]')).toBeVisible()
  },
}

export const OpenDark: Story = { ...Open, globals: { merchant: 'VELVET', theme: 'dark' } }

export const ChangesTheLanguage: Story = {
  tags: ['unpictured'],
  globals: { language: 'KO' },
  async play(stage) {
    await openList(stage)
    await userEvent.click(await stage.canvas.findByRole('button', { name: 'English' }))
    await waitFor(() => expect(document.documentElement.lang).toBe('en'))
    await expect(readStored(stored.language)).toBe('EN')
    await expect(shownList(stage)).toBeNull()
  },
}

export const ChangesTheTheme: Story = {
  tags: ['unpictured'],
  globals: { theme: 'light' },
  async play({ canvas }) {
    const theme = canvas.getByRole('switch', { name: i18next.t('preferences.dark_mode') })
    await expect(theme).not.toBeChecked()
    await userEvent.click(theme)
    await expect(theme).toBeChecked()
    await expect(chosenMode()).toBe('dark')
  },
}

export const FloatsForVisitors: Story = {
  render: () => <LanguageFloat />,
  async play(stage) {
    await openList(stage)
    await waitFor(() => expect(shownList(stage)).toBeVisible())
  },
}

export const NoFloatForMembers: Story = {
  render: () => <LanguageFloat />,
  tags: ['unpictured'],
  parameters: { session: 'haedal_92' },
  play: ({ canvas }) => expect(canvas.queryByRole('button')).toBeNull(),
}
