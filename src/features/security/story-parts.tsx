import i18next from 'i18next'
import { Route, Routes } from 'react-router-dom'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import type { TextKey } from '#i18n/languages.ts'
import { SecurityScreen } from './security-screen.tsx'

/** Shows the security centre at its addresses, without the form of the login password. */
export function StoryRoutes() {
  return (
    <Routes>
      <Route path="/m/securityCenter" element={<SecurityScreen password={() => <p>parlor</p>} />} />
    </Routes>
  )
}

const fieldNamed = (canvasElement: HTMLElement, name: string) =>
  waitFor(() => {
    const field = canvasElement.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="${name}"]`)
    if (!field) throw new Error(`There is no field "${name}".`)
    return field
  })

export async function fill(canvasElement: HTMLElement, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) {
    const field = await fieldNamed(canvasElement, name)
    if (field instanceof HTMLSelectElement) await userEvent.selectOptions(field, value)
    else await userEvent.type(field, value)
  }
}

export const hasValue = async (canvasElement: HTMLElement, name: string, value: string) =>
  expect(await fieldNamed(canvasElement, name)).toHaveValue(value)

export const press = async (canvasElement: HTMLElement, key: TextKey) =>
  userEvent.click(await within(canvasElement).findByRole('button', { name: i18next.t(key) }))

export const hasText = (canvasElement: HTMLElement, text: string) =>
  waitFor(() => expect(canvasElement.ownerDocument.body.textContent?.toLowerCase()).toContain(text.toLowerCase()))

export const hasTextOf = (canvasElement: HTMLElement, key: TextKey) => hasText(canvasElement, i18next.t(key))
