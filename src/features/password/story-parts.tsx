import i18next from 'i18next'
import { Route, Routes, useLocation } from 'react-router-dom'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import type { TextKey } from '#i18n/languages.ts'
import { ChangePasswordScreen } from './change-password-screen.tsx'
import { ForgetScreen } from './forget-screen.tsx'

/** Shows the feature's screens at their addresses; any other address shows only its path. */
export function StoryRoutes() {
  return (
    <Routes>
      <Route path="/m/forget" element={<ForgetScreen />} />
      <Route path="/m/changePsw" element={<ChangePasswordScreen />} />
      <Route path="*" element={<Elsewhere />} />
    </Routes>
  )
}

function Elsewhere() {
  const { pathname } = useLocation()
  return <p data-elsewhere="">{pathname}</p>
}

const inputNamed = (canvasElement: HTMLElement, name: string) =>
  canvasElement.querySelector<HTMLInputElement>(`input[name="${name}"]`)

/** Returns a field by its name in the form, which is the same in every language. */
export async function fieldNamed(canvasElement: HTMLElement, name: string): Promise<HTMLInputElement> {
  return waitFor(() => {
    const field = inputNamed(canvasElement, name)
    if (!field) throw new Error(`There is no field "${name}".`)
    return field
  })
}

export const hasField = (canvasElement: HTMLElement, name: string): boolean => inputNamed(canvasElement, name) !== null

export async function fill(canvasElement: HTMLElement, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) {
    const field = await fieldNamed(canvasElement, name)
    await userEvent.clear(field)
    await userEvent.type(field, value)
  }
}

export async function press(canvasElement: HTMLElement, key: TextKey) {
  const name = i18next.t(key)
  await userEvent.click(await within(canvasElement).findByRole('button', { name }))
}

export const hasTextOf = (canvasElement: HTMLElement, key: TextKey) =>
  waitFor(() =>
    expect(canvasElement.ownerDocument.body.textContent?.toLowerCase()).toContain(i18next.t(key).toLowerCase()),
  )
