import { type FormControl, problemOf } from '@tessera/ui/problem-of'
import { expect, test } from 'vitest'

const empty = (label: string, autocomplete = '', type = 'text') =>
  ({
    type,
    autocomplete,
    labels: [{ firstChild: { textContent: label } }],
    validity: { valueMissing: true },
  }) as unknown as FormControl

test.each([
  ['Email', 'email', 'Enter an email address.'],
  ['Phone', 'shipping tel', 'Enter a phone number.'],
  ['First name', 'given-name', 'Enter a first name.'],
  ['Street address', 'shipping address-line1', 'Enter a street address.'],
  ['ZIP code', 'postal-code', 'Enter a ZIP code.'],
  ['Your email', 'email', 'Enter your email.'],
  ['Your full name', 'name', 'Enter your full name.'],
  ['What’s damaged?', '', 'Please answer: What’s damaged?'],
  ['Project name', '', 'Enter the project name.'],
  ['Name on the card', 'cc-name', 'Enter the name on the card.'],
  ['Expires', 'cc-exp', 'Enter the expiration date.'],
])('an empty %s (%s) is asked for: %s', (label, autocomplete, sentence) => {
  expect(problemOf(empty(label, autocomplete))).toBe(sentence)
})

test('an empty choice is asked for as a choice', () => {
  expect(problemOf(empty('State', 'shipping address-level1', 'select-one'))).toBe('Choose a state.')
  expect(problemOf(empty('Topic', '', 'select-one'))).toBe('Choose the topic.')
})
