import { expect, test } from 'vitest'
import {
  choiceText,
  maxPicks,
  payHref,
  readChoice,
  readPaySelection,
  readPicks,
} from '../../app/features/invoices/pay-selection.ts'

const card = { token: 'card_abcdefghijklmnop', brand: 'Visa', last4: '1111' }

test('invalid document numbers and duplicates are dropped', () => {
  expect(readPicks(['', 'rv1', 'RV9000000116~', '<b>', 'RV9000000116', 'RV9000000116~5000'])).toEqual([
    { id: 'RV9000000116', cents: 5000 },
  ])
})

test('no more documents than the shop takes at once', () => {
  const many = Array.from({ length: maxPicks + 5 }, (_, at) => `RV${9_000_000_000 + at}`)
  expect(readPicks(many)).toHaveLength(maxPicks)
})

test('a card that is none of ours, or says anything but its last digits, is no card', () => {
  const said = (more: string) => readPaySelection(new URLSearchParams(`id=RV9000000116&${more}`)).card
  expect(said('card=tok&last4=1111')).toBeNull()
  expect(said('card=card_abcdefghijklmnop&last4=11 and more')).toBeNull()
  expect(said('card=card_abcdefghijklmnop&last4=1111&brand=<script>')?.brand).toBe('Card')
})

test('the address of the second step says all of it and can be read again', () => {
  const address = {
    picks: [
      { id: 'RV9000000116', cents: null },
      { id: 'DR9000000201', cents: 7500 },
    ],
    usesCredits: false,
    card,
  }
  expect(readPaySelection(new URL(payHref(address), 'https://shop.invalid').searchParams)).toEqual(address)
})

test('the cookie keeps the choice while the customer is with the provider, but no card', () => {
  const address = { picks: [{ id: 'RV9000000116', cents: 5000 }], usesCredits: false, card }
  expect(readChoice(choiceText(address))).toEqual({ ...address, card: null })
  expect(readChoice('')).toEqual({ picks: [], usesCredits: true, card: null })
})
