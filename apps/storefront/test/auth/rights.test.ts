import { expect, test } from 'vitest'
import { readCents, rightsText } from '../../app/features/account/rights.ts'

test.each(['ten', '1.234', '-5', '1e3', '123456789'])('%s is no amount', (text) => {
  expect(readCents(text)).toBeUndefined()
})

test('no amount typed is no limit', () => {
  expect(readCents(' ')).toBeNull()
})

test('an amount is read as people type it', () => {
  expect(readCents('$2,500')).toBe(250_000)
  expect(readCents('19.99')).toBe(1999)
})

test('rights are words in one order', () => {
  expect(rightsText(['billing-view', 'buy'])).toBe('Orders, views bills')
  expect(rightsText([])).toBe('View only')
})
