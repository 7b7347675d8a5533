import { security } from '#contract/security.ts'
import { implement } from '#mock-server/core/implement.ts'
import {
  customerSecurityQuestions,
  securityConfig,
  setAnswers,
} from '#mock-server/platform/accounts/endpoints/security.ts'
import { addBankCard } from '#mock-server/platform/money/endpoints/bank-cards.ts'
import {
  hasWithdrawalPassword,
  resetPaymentPassword,
  setPaymentPassword,
} from '#mock-server/platform/money/endpoints/payment-password.ts'

/** The member's secrets, of accounts and of money. */
export const securityEndpoints = implement(security, {
  securityConfig,
  customerSecurityQuestions,
  securityQuestions: setAnswers,
  hasWithdrawalPassword,
  paymentPassword: setPaymentPassword,
  paymentPasswordReset: resetPaymentPassword,
  bankCard: addBankCard,
})
