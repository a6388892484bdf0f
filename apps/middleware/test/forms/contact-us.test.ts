import { deleteOldMessages } from '@tessera/middleware/modules/site/forms/delete-old-messages'
import { sql } from '@tessera/server/sql'
import { describe, expect, test } from 'vitest'
import { aFormShop } from './a-form-shop.ts'

const { forms, solved, database, letters } = await aFormShop()

const good = { name: 'Ada Mason', email: 'Ada@Example.com', topic: 'Return', message: 'One tile\nis broken.' }
const kept = () => database.rows<{ reference: string }>(sql`select * from contact_messages`)

describe('a message is not taken', () => {
  test.each([
    ['name', { name: '' }],
    ['name', { name: 'Ada\r\nBcc: eve@example.com' }],
    ['name', { name: 'Buy at https://spam.test' }],
    ['name', { name: 'x'.repeat(101) }],
    ['email', { email: 'ada.example.com' }],
    ['email', { email: 'ada@example.com\r\nBcc: eve@example.com' }],
    ['email', { email: 'ada@example.com, eve@example.com' }],
    ['email', { email: 'Ada <ada@example.com>' }],
    ['phone', { phone: '555-01' }],
    ['topic', { topic: 'Astrology' }],
    ['topic', { topic: 'Return\nBcc: eve@example.com' }],
    ['orderNumber', { orderNumber: 'one two' }],
    ['storeId', { storeId: 'store-9' }],
    ['message', { message: '   ' }],
    ['message', { message: 'a\u0007bell' }],
    ['message', { message: 'x'.repeat(4001) }],
  ])('with a bad %s: %j', async (field, wrong) => {
    const captcha = await solved()
    await expect(forms().contactusform({ ...good, captcha, ...wrong })).rejects.toMatchObject({
      status: 400,
      code: 'Request.Invalid',
      fields: [{ field, message: expect.stringMatching(/\.$/) }],
    })
    expect(await kept()).toEqual([])
  })

  test('and says everything that is wrong at once', async () => {
    const wrong = { name: 'Ada\nMason', email: 'ada', topic: 'Return', message: ' ', phone: '1' }
    await expect(forms().contactusform(wrong)).rejects.toMatchObject({
      fields: [
        { field: 'name' },
        { field: 'email', message: expect.stringContaining('@') },
        { field: 'phone' },
        { field: 'message' },
      ],
    })
  })

  test('with a captcha that opened another one', async () => {
    const captcha = await solved()
    await forms().contactusform({ ...good, captcha })
    await expect(forms().contactusform({ ...good, captcha })).rejects.toMatchObject({ code: 'Form.NotSolved' })
    await database.rows(sql`delete from contact_messages`)
  })
})

test('a typing mistake does not cost the work of the captcha', async () => {
  const captcha = await solved()
  await expect(forms().contactusform({ ...good, captcha, phone: '1' })).rejects.toMatchObject({ status: 400 })
  await forms().contactusform({ ...good, captcha, email: 'again@example.com' })
})

test('a message to the shop is stored, sent to the shop and confirmed to its author', async () => {
  const answer = await forms().contactusform({
    ...good,
    email: 'Cleo@Example.com',
    phone: '630 555 0100',
    captcha: await solved(),
  })
  expect(answer.reference).toMatch(/^C-[2-9A-Z]{8}$/)
  expect(answer.message).toContain(answer.reference)
  const [row] = await database.rows(sql`select * from contact_messages where reference = ${answer.reference}`)
  expect(row).toMatchObject({ email: 'cleo@example.com', phone: '(630) 555-0100', topic: 'Return', store_id: null })
  const [confirmation] = await letters('cleo@example.com')
  expect(confirmation).toMatchObject({
    template: 'contact-received',
    subject: expect.stringContaining(answer.reference ?? ''),
  })
  expect(confirmation?.body).not.toContain('is broken')
  const told = (await letters('help@tessera.example')).find(({ body }) => body.includes(answer.reference ?? ''))
  expect(told).toMatchObject({ template: 'contact', replyTo: 'cleo@example.com' })
  expect(told?.body).toContain('> One tile\n> is broken.')
})

test('a message to a store goes there', async () => {
  await forms().contactusform({ ...good, storeId: 'store-102', captcha: await solved() })
  expect(await letters('store102@tessera.example')).toHaveLength(1)
})

test('one address gets at most six emails in an hour, and every message is stored', async () => {
  for (let time = 1; time <= 8; time += 1)
    await forms().contactusform({ ...good, email: 'often@example.com', captcha: await solved() })
  expect(await letters('often@example.com')).toHaveLength(6)
  expect(await database.rows(sql`select from contact_messages where email = 'often@example.com'`)).toHaveLength(8)
})

test('messages and their receipts are deleted after two years, as the privacy page says', async () => {
  const receipts = () => database.rows(sql`select from form_receipts where form = 'contact'`)
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)
  await forms().contactusform({ ...good, email: 'old@example.com', captcha: await solved() })
  const stored = (await kept()).length
  await deleteOldMessages(database, inDays(700))
  expect(await kept()).toHaveLength(stored)
  await deleteOldMessages(database, inDays(740))
  expect(await kept()).toEqual([])
  expect(await receipts()).toEqual([])
})
