import i18next from 'i18next'
import { Route, Routes } from 'react-router-dom'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import type { TextKey } from '#i18n/languages.ts'
import { DepositRecordScreen } from './deposit-record-screen.tsx'
import { DepositScreen } from './deposit-screen.tsx'

/** Shows the feature's screens at their addresses. */
export function StoryRoutes() {
  return (
    <Routes>
      <Route path="/m/voucherCenter" element={<DepositScreen balance="₩320,000.00" />} />
      <Route path="/m/vouReport" element={<DepositRecordScreen />} />
    </Routes>
  )
}

export async function fieldNamed(canvasElement: HTMLElement, name: string): Promise<HTMLInputElement> {
  return waitFor(() => {
    const field = canvasElement.querySelector<HTMLInputElement>(`input[name="${name}"]`)
    if (!field) throw new Error(`There is no field "${name}".`)
    return field
  })
}

export async function type(canvasElement: HTMLElement, name: string, value: string) {
  const field = await fieldNamed(canvasElement, name)
  await userEvent.clear(field)
  await userEvent.type(field, value)
}

export const press = async (canvasElement: HTMLElement, key: TextKey) =>
  userEvent.click(await within(canvasElement).findByRole('button', { name: i18next.t(key) }))

export const hasText = (canvasElement: HTMLElement, text: string) =>
  waitFor(() => expect(canvasElement.ownerDocument.body.textContent?.toLowerCase()).toContain(text.toLowerCase()))

export const hasTextOf = (canvasElement: HTMLElement, key: TextKey) => hasText(canvasElement, i18next.t(key))
