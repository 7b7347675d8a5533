import { describe, expect, test } from 'vitest'
import { brokenRule, captchaProblem, type Rules } from './rules.ts'

const rules: Rules = {
  username: { pattern: '[a-z]+|[0-9]+', text: 'rule_username', maximum: 5 },
  torn: { pattern: '(', text: 'rule_torn', maximum: 5 },
  slow: { pattern: '(a+)+', text: 'rule_slow', maximum: 100 },
}

test.each(['a\u202eb', 'a\u200bb', '\ufeffab', 'a\u0000b'])('%j hides a character and is refused', (value) => {
  expect(brokenRule({ nickname: { pattern: '.{1,20}', text: 'rule_nickname', maximum: 20 } }, 'nickname', value)).toBe(
    'rule_nickname',
  )
})

test('a value is judged as it is sent, composed', () => {
  const nickname = { pattern: '.{1,3}', text: 'rule_nickname', maximum: 3 }
  expect(brokenRule({ nickname }, 'nickname', '김민지'.normalize('NFD'))).toBeUndefined()
})

describe('a rule', () => {
  test('must match the whole value', () => {
    expect(brokenRule(rules, 'username', 'abc')).toBeUndefined()
    expect(brokenRule(rules, 'username', '123')).toBeUndefined()
    expect(brokenRule(rules, 'username', 'abc1')).toBe('rule_username')
    expect(brokenRule(rules, 'username', '')).toBe('rule_username')
  })

  test('limits the length', () => {
    expect(brokenRule(rules, 'username', 'abcdef')).toBe('rule_username')
  })

  test('that does not exist or cannot be read stops nobody', () => {
    expect(brokenRule(rules, 'nickname', '?')).toBeUndefined()
    expect(brokenRule(rules, 'torn', '?')).toBeUndefined()
  })

  test('that could hang the page is left to the gateway, except for its length', () => {
    expect(brokenRule(rules, 'slow', `${'a'.repeat(60)}!`)).toBeUndefined()
    expect(brokenRule(rules, 'slow', 'a'.repeat(101))).toBe('rule_slow')
  })
})

test('a captcha is one to six digits', () => {
  expect(captchaProblem('470291')).toBeUndefined()
  expect(captchaProblem('0')).toBeUndefined()
  for (const wrong of ['', '4702913', '47a']) expect(captchaProblem(wrong)).toBe('in_vwrite_code')
})
