import type { ValidationRule } from '#contract/system.ts'

const rule = (pattern: string, text: string, maximum: number): ValidationRule => ({ pattern, text, maximum })

/** The input rules by name. The gateway publishes them, so app and gateway use the same ones. */
export const validationRules = {
  username: rule('[a-z][a-z0-9_]{3,15}', 'rule_username', 16),
  password: rule('(?=.*[A-Za-z])(?=.*\\d)[\\x21-\\x7e]{8,20}', 'rule_password', 20),
  paymentPassword: rule('\\d{6}', 'rule_payment_password', 6),
  loginUsername: rule('\\S{2,64}', 'rule_login_username', 64),
  loginPassword: rule('\\S{4,64}', 'rule_login_password', 64),
  loginMobileNum: rule('\\d{7,20}', 'rule_mobile', 20),
  mobileNum: rule('\\d{7,20}', 'rule_mobile', 20),
  verificationCode: rule('\\d{4,10}', 'rule_verification_code', 10),
  captcha: rule('\\d{1,6}', 'in_vwrite_code', 6),
  email: rule('[^\\s@]+@[^\\s@.]+\\.[^\\s@]*[^\\s@.]', 'rule_email', 100),
  nickname: rule('\\S(.{0,18}\\S)?', 'rule_nickname', 20),
  payeeName: rule('\\S(.{0,48}\\S)?', 'rule_payee_name', 50),
  idNumber: rule('[0-9A-Za-z-]{6,20}', 'rule_id_number', 20),
  qqNum: rule('\\d{5,12}', 'rule_contact', 12),
  facebook: rule('\\S{2,50}', 'rule_contact', 50),
  wechat: rule('\\S{2,50}', 'rule_contact', 50),
  line: rule('\\S{2,50}', 'rule_contact', 50),
  whatsapp: rule('\\+?\\d{7,20}', 'rule_contact', 21),
  zalo: rule('\\+?\\d{7,20}', 'rule_contact', 21),
  recommenderId: rule('\\S{1,32}', 'referrer_link_error', 32),
  affiliateCode: rule('[A-Za-z0-9]{1,32}', 'invalid_invitation_code', 32),
} as const satisfies Record<string, ValidationRule>

export type RuleName = keyof typeof validationRules

const expressions = Object.fromEntries(
  Object.entries(validationRules).map(([name, { pattern }]) => [name, new RegExp(`^(?:${pattern})$`)]),
) as Record<RuleName, RegExp>

/** Checks that a value matches a rule's pattern. */
export const passesRule = (name: RuleName, value: string): boolean => expressions[name].test(value)
