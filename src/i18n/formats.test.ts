import { describe, expect, test } from 'vitest'
import { formatMoney, formatNumber, formatRecordTime, formatRelativeTime } from './formats.ts'

const front = { symbol: '₩', position: 'F' } as const
const back = { symbol: '₩', position: 'B' } as const

describe('money', () => {
  test('has two decimals and groups of three', () => {
    expect(formatMoney(1284500, front, 'KO')).toBe('₩1,284,500.00')
    expect(formatMoney(0, front, 'EN')).toBe('₩0.00')
  })

  test('puts the symbol after the amount for position B', () => {
    expect(formatMoney(1284500.5, back, 'KO')).toBe('1,284,500.50₩')
  })

  test('puts the minus before the symbol, and a plus only on request', () => {
    expect(formatMoney(-12.345, front, 'EN')).toBe('-₩12.35')
    expect(formatMoney(3420000, front, 'EN', { signed: true })).toBe('+₩3,420,000.00')
    expect(formatMoney(0, front, 'EN', { signed: true })).toBe('₩0.00')
  })
})

test('creates a formatter for each language and each set of options', () => {
  expect(formatNumber(1234.5, 'EN')).toBe('1,234.5')
  expect(formatNumber(1234.5, 'DE')).toBe('1.234,5')
  expect(formatNumber(0.5, 'EN', { style: 'percent' })).toBe('50%')
})

test('formats the time of a record by the Korean day, whatever the zone of the device', () => {
  const lateEvening = Date.UTC(2026, 10, 19, 16, 30)
  expect(formatRecordTime(lateEvening, 'KO')).toBe('2026. 11. 20. 오전 1:30')
  expect(formatRecordTime(lateEvening, 'EN', { month: 'short', day: 'numeric' })).toBe('Nov 20')
})

describe('relative time', () => {
  const now = Date.UTC(2026, 10, 20)

  test('uses the largest whole unit', () => {
    expect(formatRelativeTime(now - 3 * 60_000 - 59_000, now, 'KO')).toBe('3분 전')
    expect(formatRelativeTime(now + 2 * 3_600_000, now, 'EN')).toBe('in 2 hours')
    expect(formatRelativeTime(now - 86_400_000, now, 'EN')).toBe('yesterday')
  })

  test('formats less than a minute as now', () => {
    expect(formatRelativeTime(now - 59_999, now, 'EN')).toBe('now')
  })
})
