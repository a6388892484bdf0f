import { ShopApiError } from '@tessera/client/shop/shop-api-error'
import { expect, test } from 'vitest'
import { answerForm } from '../../app/http/answer-form.server.ts'
import { fieldsOf } from '../../app/http/form-refusal.ts'
import { typedValuesOf } from '../../app/http/typed-values.ts'

const formOf = (fields: Record<string, string>): FormData => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

test('secrets are never sent back into a page', () => {
  const typed = typedValuesOf(
    formOf({
      password: 'a',
      newPassword: 'b',
      captcha: 'c',
      routingNumber: 'd',
      accountNumber: 'e',
      orderNumber: 'T-1',
      city: 'Aurora',
    }),
  )
  expect(typed).toEqual({ orderNumber: 'T-1', city: 'Aurora' })
})

test('what the shop cannot answer is no refusal of the form', async () => {
  const broken = new ShopApiError(502, 'Bad Gateway', {})
  await expect(answerForm(formOf({}), () => Promise.reject(broken))).rejects.toBe(broken)
})

test('a refusal returns the typed values and puts each message under its field', async () => {
  const error = new ShopApiError(400, 'Bad Request', {
    code: 'Address.Invalid',
    message: 'Please check the address.',
    fields: [{ field: 'address.zip', message: 'Enter a 5-digit ZIP code.' }],
  })
  const answer = await answerForm(formOf({ zip: '12' }), () => Promise.reject(error))
  const { refusal } = (answer as { data: { refusal: Parameters<typeof fieldsOf>[0] } }).data
  expect(fieldsOf(refusal)('zip')).toEqual({
    name: 'zip',
    defaultValue: '12',
    error: 'Enter a 5-digit ZIP code.',
  })
})
