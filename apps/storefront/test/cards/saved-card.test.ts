import { expect, test } from 'vitest'
import { cardLabel, cardState, expiryLabel } from '../../app/kit/cards/card-label.ts'

const card = { id: 'c', brand: 'Visa', last4: '1111', holder: null, expiresOn: '2026-12-31', canRemove: false }

test('a card ends with the last day of its month, and says so sixty days ahead', () => {
  expect(cardState(card, '2027-01-01')).toBe('expired')
  expect(cardState(card, '2026-12-31')).toBe('ends-soon')
  expect(cardState(card, '2026-11-01')).toBe('ends-soon')
  expect(cardState(card, '2026-10-31')).toBe('good')
  expect(cardState({ ...card, expiresOn: null }, '2026-10-31')).toBe('good')
})

test('a card label has the brand, the last digits and the printed month', () => {
  expect(cardLabel(card)).toBe('Visa ending in 1111')
  expect(expiryLabel(card)).toBe('12/26')
})
