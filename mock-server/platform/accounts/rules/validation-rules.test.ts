import { describe, expect, test } from 'vitest'
import { passesRule, type RuleName, validationRules } from './validation-rules.ts'

const cases: Record<RuleName, { passes: string[]; fails: string[] }> = {
  username: {
    passes: ['haedal_92', 'abcd', 'a234567890123456'],
    fails: ['', 'abc', 'a2345678901234567', 'Haedal', '9lives', 'with space', 'émile', 'abcd\n'],
  },
  password: {
    passes: ['parlor2026', 'a1!@#$%^', 'A1345678901234567890'],
    fails: ['', 'short1', 'onlyletters', '12345678', 'with space1', 'a12345678901234567890', '비밀번호1234'],
  },
  paymentPassword: { passes: ['123456'], fails: ['', '12345', '1234567', '12345a'] },
  loginUsername: { passes: ['ab', 'x'.repeat(64)], fails: ['', 'a', 'a b', 'x'.repeat(65)] },
  loginPassword: { passes: ['abcd'], fails: ['', 'abc', 'a bcd', 'x'.repeat(65)] },
  loginMobileNum: { passes: ['1022334455', '0'.repeat(20)], fails: ['', '123456', '0'.repeat(21), '010-2233'] },
  mobileNum: { passes: ['1022334455', '0'.repeat(20)], fails: ['', '123456', '0'.repeat(21), '010-2233'] },
  verificationCode: { passes: ['1234', '1234567890'], fails: ['', '123', '12345678901', '12a4'] },
  captcha: { passes: ['1', '123456'], fails: ['', '1234567', 'a'] },
  email: { passes: ['a@b.kr', 'a.b+c@mail.example.com'], fails: ['', 'a@b', '@b.kr', 'a@.kr', 'a b@c.kr'] },
  nickname: { passes: ['해', '해 달', 'x'.repeat(20)], fails: ['', ' ', ' a', 'a ', 'x'.repeat(21)] },
  payeeName: { passes: ['김민지', 'x'.repeat(50)], fails: ['', ' ', 'x'.repeat(51)] },
  idNumber: { passes: ['900101-1234567', 'ABC123'], fails: ['', '12345', '한글123456', '1'.repeat(21)] },
  qqNum: { passes: ['12345', '1'.repeat(12)], fails: ['', '1234', '1'.repeat(13), '1234a'] },
  facebook: { passes: ['ab'], fails: ['', 'a', 'a b', 'x'.repeat(51)] },
  wechat: { passes: ['ab'], fails: ['', 'a', 'a b', 'x'.repeat(51)] },
  line: { passes: ['ab'], fails: ['', 'a', 'a b', 'x'.repeat(51)] },
  whatsapp: { passes: ['+821022334455', '1022334455'], fails: ['', '123456', '+82 10', '82+1022334'] },
  zalo: { passes: ['+821022334455', '1022334455'], fails: ['', '123456', '+82 10', '82+1022334'] },
  recommenderId: { passes: ['minji_k'], fails: ['', 'a b', 'x'.repeat(33)] },
  affiliateCode: { passes: ['SEO2026'], fails: ['', 'SEO-2026', 'x'.repeat(33)] },
}

describe.each(Object.entries(cases))('the rule %s', (name, { passes, fails }) => {
  const rule = name as RuleName
  test.each(passes)('passes %j', (value) => expect(passesRule(rule, value)).toBe(true))
  test.each(fails)('refuses %j', (value) => expect(passesRule(rule, value)).toBe(false))
})

test.each(Object.entries(validationRules))('%s has a maximum that matches its pattern', (name, { maximum }) => {
  for (const filler of ['1', 'a', 'a1']) {
    expect(passesRule(name as RuleName, filler.repeat(maximum + 1).slice(0, maximum + 1))).toBe(false)
  }
})
