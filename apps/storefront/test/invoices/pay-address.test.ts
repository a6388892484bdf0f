import { expect, test } from 'vitest'
import {
  choiceText,
  maxPicks,
  payHref,
  readChoice,
  readPaySelection,
  readPicks,
} from '../../app/features/invoices/pay-selection.ts'

test('invalid document numbers and duplicates are dropped', () => {
  expect(readPicks(['', 'rv1', 'RV9000000116~', '<b>', 'RV9000000116', 'RV9000000116~5000'])).toEqual([
    { id: 'RV9000000116', cents: 5000 },
  ])
})

test('no more documents than the shop takes at once', () => {
  const many = Array.from({ length: maxPicks + 5 }, (_, at) => `RV${9_000_000_000 + at}`)
  expect(readPicks(many)).toHaveLength(maxPicks)
})

test('a card in the address is not read', () => {
  const query = new URLSearchParams('id=RV9000000116&card=card_abcdefghijklmnop&brand=Visa&last4=1111')
  expect(readPaySelection(query)).toEqual({ picks: [{ id: 'RV9000000116', cents: null }], usesCredits: true })
})

test('the address of the second step says all of it and can be read again', () => {
  const address = {
    picks: [
      { id: 'RV9000000116', cents: null },
      { id: 'DR9000000201', cents: 7500 },
    ],
    usesCredits: false,
  }
  expect(readPaySelection(new URL(payHref(address), 'https://shop.invalid').searchParams)).toEqual(address)
})

test('the cookie keeps the choice while the customer is with the provider', () => {
  const address = { picks: [{ id: 'RV9000000116', cents: 5000 }], usesCredits: false }
  expect(readChoice(choiceText(address))).toEqual(address)
  expect(readChoice('')).toEqual({ picks: [], usesCredits: true })
})
