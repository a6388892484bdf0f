import { expect, test } from 'vitest'
import { billingZipOf } from '../../app/features/invoices/billing-zip.ts'

const address = (zip: string, isBilling: boolean, isDefault = false) => ({ zip, isBilling, isDefault })

test('the card form starts with the ZIP code of the default billing address', () => {
  expect(billingZipOf([])).toBe('')
  expect(billingZipOf([address('60540', false, true)])).toBe('')
  expect(billingZipOf([address('60540', true), address('30309-1234', true, true)])).toBe('30309')
  expect(billingZipOf([address('60540', false, true), address('30309', true)])).toBe('30309')
})
