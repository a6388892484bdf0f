import type { ShopClient } from '@tessera/client/shop/types.gen'
import { linkToken } from '@tessera/middleware/kit/link-token'
import { sql } from '@tessera/server/sql'
import { describe, expect, test } from 'vitest'
import { aFormShop } from './a-form-shop.ts'
import { masonBank } from './mason-bank.ts'

const shop = await aFormShop()
const { forms, solved, database, linkSecret } = shop

type Forms = ShopClient['Broadcast']
type Send = (to: Forms, more: object) => Promise<{ reference: string | null; message: string }>

const vendorToken = linkToken(linkSecret, 'vendor', '00000000-0000-4000-8000-000000000000', new Date())
const { slots } = await forms().scheduleconsultationform({ storeId: 'store-101' })
const slot = slots[0]?.startsAt ?? ''
const contact = { name: 'Ada Mason', email: 'ada@example.com', topic: 'order', message: 'Where is it?' }
const bank = { ...masonBank, token: vendorToken }

/** Each form with all fields but the captcha. */
const every: [string, Send][] = [
  ['contact us', (to, more) => to.contactusform({ ...contact, ...more })],
  ['e-mail sign-up', (to, more) => to.emailsignupform({ email: 'ada@example.com', ...more })],
  ['unsubscribe', (to, more) => to.unsubscribeform({ email: 'ada@example.com', ...more })],
  [
    'schedule consultation',
    (to, more) => to.scheduleconsultationform({ ...contact, storeId: 'store-101', slot, ...more }),
  ],
  ['vendor e-mail', (to, more) => to.vendorpaymentemailform({ email: 'ada@example.com', company: 'Mason', ...more })],
  ['vendor payment', (to, more) => to.vendorpaymentform({ ...bank, ...more })],
]

const count = async () => (await database.rows(sql`select from form_receipts union all select from mails`)).length

describe.each(every)('%s', (_, send) => {
  test('is refused without a captcha, and with an invented one', async () => {
    for (const captcha of [undefined, 'solved', 'e30='])
      await expect(send(forms(), { captcha })).rejects.toMatchObject({
        status: 400,
        code: 'Form.NotSolved',
        fields: [{ field: 'captcha' }],
      })
    expect(await count()).toBe(0)
  })

  test('pretends to succeed for bots that fill in the hidden field', async () => {
    const answer = await send(forms(), { captcha: await solved(), website: 'http://spam.test' })
    expect(answer.reference).toMatch(/^[CNUDVP]-[2-9A-Z]{8}$/)
    expect(await count()).toBe(0)
  })

  test('is refused the sixth time in ten minutes, with the seconds to wait', async () => {
    const one = forms(`10.200.0.${every.findIndex(([, other]) => other === send)}`)
    for (let time = 1; time <= 5; time += 1)
      await expect(send(one, {})).rejects.toMatchObject({ code: 'Form.NotSolved' })
    await expect(send(one, {})).rejects.toMatchObject({
      status: 429,
      code: 'Request.TooOften',
      data: { seconds: expect.any(Number) },
    })
  })
})

const post = (path: string, payload: string, type = 'application/json', address = '10.201.0.1') =>
  shop.app.inject({
    method: 'POST',
    url: `/api/broadcast/${path}`,
    payload,
    headers: { 'content-type': type, 'x-forwarded-for': address },
  })

test('a refusal says in a header when to come again', async () => {
  for (let time = 1; time <= 5; time += 1) await post('contactusform', '{}', undefined, '10.202.0.1')
  const answer = await post('contactusform', '{}', undefined, '10.202.0.1')
  expect(answer.statusCode).toBe(429)
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
})

test('more than a megabyte is not read', async () => {
  const answer = await post('contactusform', JSON.stringify({ ...contact, message: 'x'.repeat(1_100_000) }))
  expect(answer.statusCode).toBe(413)
  expect(answer.json()).toMatchObject({ code: 'Request.TooLarge' })
})

test('half a body is no form', async () => {
  expect((await post('contactusform', '{"name":')).statusCode).toBe(400)
})
