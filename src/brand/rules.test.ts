import { describe, expect, test } from 'vitest'
import { brokenRule, captchaProblem, type Rules } from './rules.ts'

const rules: Rules = {
  username: { pattern: '[a-z]+|[0-9]+', text: 'rule_username', maximum: 5 },
  torn: { pattern: '(', text: 'rule_torn', maximum: 5 },
  slow: { pattern: '(a+)+', text: 'rule_slow', maximum: 100 },
}

test.each(['a\u202eb', 'a\u200bb', '\ufeffab', 'a\u0000b'])('refuses %j, which has an invisible character', (value) => {
  expect(brokenRule({ nickname: { pattern: '.{1,20}', text: 'rule_nickname', maximum: 20 } }, 'nickname', value)).toBe(
    'rule_nickname',
  )
})

test('validates the composed form of a value, as it is sent', () => {
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

  test('accepts every value if it is missing or invalid', () => {
    expect(brokenRule(rules, 'nickname', '?')).toBeUndefined()
    expect(brokenRule(rules, 'torn', '?')).toBeUndefined()
  })

  test('checks only the length if its pattern could hang the page', () => {
    expect(brokenRule(rules, 'slow', `${'a'.repeat(60)}!`)).toBeUndefined()
    expect(brokenRule(rules, 'slow', 'a'.repeat(101))).toBe('rule_slow')
  })
})

test('accepts a captcha of one to six digits', () => {
  expect(captchaProblem('470291')).toBeUndefined()
  expect(captchaProblem('0')).toBeUndefined()
  for (const wrong of ['', '4702913', '47a']) expect(captchaProblem(wrong)).toBe('in_vwrite_code')
})
