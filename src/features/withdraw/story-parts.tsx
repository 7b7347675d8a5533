import i18next from 'i18next'
import { Route, Routes } from 'react-router-dom'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { withdraw } from '#contract/withdraw.ts'
import { call } from '#gateway/call.ts'
import type { TextKey } from '#i18n/languages.ts'
import { WithdrawRecordScreen } from './withdraw-record-screen.tsx'
import { WithdrawScreen } from './withdraw-screen.tsx'

const wallet = { balance: 1_284_500, elsewhere: 0, hidden: false }

/** Shows the feature's screens at their addresses. */
export function StoryRoutes({ balance = wallet.balance, elsewhere = 0 }: { balance?: number; elsewhere?: number }) {
  return (
    <Routes>
      <Route
        path="/m/withdraw"
        element={
          <WithdrawScreen
            balance="₩1,284,500.00"
            wallet={{ ...wallet, balance, elsewhere }}
            recoverAt="/m/securityCenter?part=forgotten"
          />
        }
      />
      <Route path="/m/withdrawReport" element={<WithdrawRecordScreen />} />
    </Routes>
  )
}

/** Withdraws an amount, which decides what becomes of the order. */
export async function request(amount: number, paymentPassword: string, idempotencyKey = 'story-01'): Promise<void> {
  const language = 'KO'
  const { cards } = await call(withdraw.bankCards, { language })
  const cardId = cards[0]?.id ?? ''
  await call(withdraw.withdraw, { cardId, amount, paymentPassword, idempotencyKey, language })
}

export const fieldNamed = (canvasElement: HTMLElement, name: string): Promise<HTMLInputElement> =>
  waitFor(() => {
    const field = canvasElement.ownerDocument.querySelector<HTMLInputElement>(`[name="${name}"]`)
    if (!field) throw new Error(`There is no field "${name}".`)
    return field
  })

export async function type(canvasElement: HTMLElement, name: string, value: string) {
  const field = await fieldNamed(canvasElement, name)
  await userEvent.clear(field)
  await userEvent.type(field, value)
}

export async function fillOrder(canvasElement: HTMLElement, amount: string, password: string) {
  await type(canvasElement, 'amount', amount)
  await type(canvasElement, 'paymentPassword', password)
}

export const buttonOf = (canvasElement: HTMLElement, key: TextKey) =>
  within(canvasElement).findByRole('button', { name: i18next.t(key) })

export const press = async (canvasElement: HTMLElement, key: TextKey) =>
  userEvent.click(await buttonOf(canvasElement, key))

/** Presses "withdraw", and again in the dialog. */
export async function order(canvasElement: HTMLElement) {
  await press(canvasElement, 'menu.withdraw')
  const dialog = await within(canvasElement.ownerDocument.body).findByRole('alertdialog')
  await userEvent.tripleClick(within(dialog).getByRole('button', { name: i18next.t('menu.withdraw') }))
}

export const hasText = (canvasElement: HTMLElement, text: string) =>
  waitFor(() => expect(canvasElement.ownerDocument.body.textContent).toContain(text))

export const hasTextOf = (canvasElement: HTMLElement, key: TextKey) => hasText(canvasElement, i18next.t(key))
