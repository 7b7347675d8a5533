import { inLanguage } from '#contract/localised.ts'
import type { security } from '#contract/security.ts'
import { cardLimit, payoutBanks } from '#fixtures/withdrawals.ts'
import { checkReal } from '#mock-server/core/check-real.ts'
import type { Call } from '#mock-server/core/implement.ts'
import { maskCard, maskName } from '#mock-server/platform/accounts/rules/masking.ts'
import { paymentPasswordOf } from '#mock-server/platform/accounts/rules/payment-password.ts'
import { languageOf } from '#mock-server/texts/language-of.ts'
import type { BankCardRow } from '#mock-server/world/tables/withdrawals.ts'
import type { World } from '#mock-server/world/worlds/world.ts'
import { samePayee } from '../rules/payee.ts'
import { checkPaymentPassword } from './payment-password.ts'

type CardCall = Call<typeof security.bankCard>

export const cardsOf = ({ tables }: World, memberId: string) => tables.bankCards.by('memberId', memberId)

export const bankName = (code: string, language: string): string =>
  inLanguage(payoutBanks.find((bank) => bank.code === code)?.name, languageOf(language)) ?? code

export const cardView = (card: Readonly<BankCardRow>, language: string) => ({
  id: card.id,
  bankCode: card.bankCode,
  bankName: bankName(card.bankCode, language),
  maskedNumber: maskCard(card.cardNumber),
  payeeName: maskName(card.payeeName),
  addedAt: card.at,
})

/** Returns the member's payee name; a card must be in that name. */
function payeeOf({ input, member, fail }: CardCall): string {
  const { payeeName = '' } = member.details
  if (payeeName === '') fail('PAYEE_NAME_UNSET', { message: 'set the payee name first: a card must be in that name' })
  if (!samePayee(payeeName, input.payeeName)) {
    fail('PAYEE_NAME_DIFFERS', { field: 'body.payeeName', message: 'the name on the card is not the member’s' })
  }
  return payeeName
}

function checkCard({ input, member, world, fail }: CardCall, cardNumber: string) {
  const codes: readonly string[] = payoutBanks.map(({ code }) => code)
  if (!codes.includes(input.bankCode)) {
    fail('INVALID_INPUT', {
      field: 'body.bankCode',
      message: `there is no bank "${input.bankCode}"; available: ${codes.join(', ')}`,
    })
  }
  if (cardNumber.length < 8 || cardNumber.length > 20) {
    fail('INVALID_INPUT', { field: 'body.cardNumber', message: 'an account number has 8 to 20 digits' })
  }
  if (world.tables.bankCards.by('number', `${input.bankCode}/${cardNumber}`).length > 0) {
    fail('BANK_CARD_TAKEN', { field: 'body.cardNumber', message: 'the account is already registered' })
  }
  if (cardsOf(world, member.id).length >= cardLimit) {
    fail('BANK_CARD_LIMIT', { message: `a member may have ${cardLimit} cards` })
  }
}

export async function addBankCard(call: CardCall) {
  const { input, member, world, now, fail } = call
  const cardNumber = input.cardNumber.replaceAll('-', '')
  checkReal(call)
  if (!paymentPasswordOf(member)) fail('PAYMENT_PASSWORD_UNSET', { field: 'body.paymentPassword' })
  const payeeName = payeeOf(call)
  checkCard(call, cardNumber)
  await checkPaymentPassword(call, input.paymentPassword, 'body.paymentPassword')
  const { bankCode } = input
  const card = { id: world.nextId('card'), memberId: member.id, bankCode, cardNumber, payeeName, at: now }
  await world.tables.bankCards.insert(card)
  return cardView(card, input.language)
}
