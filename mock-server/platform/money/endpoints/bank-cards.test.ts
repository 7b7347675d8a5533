import { describe, expect, test } from 'vitest'
import { security } from '#contract/security.ts'
import { withdraw } from '#contract/withdraw.ts'
import { createFundedPlatform, session } from '#mock-server/verify/testing/funded-platform.ts'
import { createPlatform, type Platform } from '#mock-server/verify/testing/platform.ts'
import { language, paymentPassword, submit } from '#mock-server/verify/testing/withdrawals.ts'

describe('a bank card', () => {
  const card = { bankCode: 'NAMU', cardNumber: '1002-123-456789', payeeName: ' 김해달 ', paymentPassword, language }
  const add = (platform: Platform, over = {}) =>
    platform.call(security.bankCard, { ...card, ...over }, session(platform))

  test('is added in the member’s own name, masked, and can be paid out to', async () => {
    const platform = await createFundedPlatform()
    const added = await add(platform)
    expect(added).toMatchObject({ bankName: 'Namu Bank', maskedNumber: '•••• 6789', payeeName: '김*달' })
    const { cards } = await platform.call(withdraw.bankCards, { language }, session(platform))
    expect(cards.map((one) => one.id)).toContain(added.id)
    expect(await submit(platform, { cardId: added.id })).toMatchObject({ maskedNumber: '•••• 6789' })
  })

  test('leaves neither its number nor the password in the journal', async () => {
    const platform = await createFundedPlatform()
    await add(platform)
    const journal = JSON.stringify(platform.world().journal.read())
    expect(journal).not.toContain('1002')
    expect(journal).not.toContain(paymentPassword)
  })

  test.each([
    ['in another name', { payeeName: '김민지' }, 422, 'PAYEE_NAME_DIFFERS', 'body.payeeName'],
    ['at no bank', { bankCode: 'NONE' }, 422, 'INVALID_INPUT', 'body.bankCode'],
    ['with too few digits', { cardNumber: '1-2-3-4-5' }, 422, 'INVALID_INPUT', 'body.cardNumber'],
    ['with letters', { cardNumber: '1234567890A' }, 422, 'INVALID_INPUT', 'body.cardNumber'],
    [
      'the member has already',
      { bankCode: 'HANEUL', cardNumber: '110482739164' },
      409,
      'BANK_CARD_TAKEN',
      'body.cardNumber',
    ],
    [
      'that belongs to another member',
      { bankCode: 'BADA', cardNumber: '302-01958846' },
      409,
      'BANK_CARD_TAKEN',
      'body.cardNumber',
    ],
    [
      'with a wrong payment password',
      { paymentPassword: '000000' },
      422,
      'PAYMENT_PASSWORD_WRONG',
      'body.paymentPassword',
    ],
  ])('%s is refused', async (_, over, status, errorCode, field) => {
    const platform = await createFundedPlatform()
    const before = platform.world().tables.bankCards.size
    expect(await platform.refusal(security.bankCard, { ...card, ...over }, session(platform))).toMatchObject({
      status,
      errorCode,
      field,
    })
    expect(platform.world().tables.bankCards.size).toBe(before)
  })

  test('at no bank is refused with the codes of all banks', async () => {
    const platform = await createFundedPlatform()
    const refusal = await platform.refusal(security.bankCard, { ...card, bankCode: 'NONE' }, session(platform))
    expect(refusal.message).toBe('there is no bank "NONE"; available: HANEUL, BADA, SUP, DALBIT, NAMU, SEOM')
  })

  test('is refused if the member has no payment password or no payee name', async () => {
    const platform = await createPlatform({ signedIn: 'newcomer' })
    const refusal = () => platform.refusal(security.bankCard, card, session(platform))
    expect(await refusal()).toMatchObject({ status: 409, errorCode: 'PAYMENT_PASSWORD_UNSET' })
    const set = { newPaymentPassword: paymentPassword, confirmPaymentPassword: paymentPassword }
    await platform.call(security.paymentPassword, set, session(platform))
    expect(await refusal()).toMatchObject({ status: 409, errorCode: 'PAYEE_NAME_UNSET' })
  })

  test('is refused above the limit of five, even if many are added at once', async () => {
    const platform = await createFundedPlatform()
    const numbers = Array.from({ length: 20 }, (_, at) => `10021234567${at}`)
    const answers = await Promise.allSettled(numbers.map((cardNumber) => add(platform, { cardNumber })))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    expect(await platform.refusal(security.bankCard, card, session(platform))).toMatchObject({
      status: 409,
      errorCode: 'BANK_CARD_LIMIT',
    })
  })
})
