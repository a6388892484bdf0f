import { linkToken } from '@tessera/middleware/kit/link-token'
import { isRoutingNumber } from '@tessera/middleware/modules/site/forms/routing-number'
import { openPayout, sealPayout } from '@tessera/middleware/modules/site/forms/seal-payout'
import { readPayout } from '@tessera/middleware/modules/site/forms/vendor-records'
import { sql } from '@tessera/server/sql'
import { describe, expect, test } from 'vitest'
import { aFormShop } from './a-form-shop.ts'

const { forms, solved, database, letters, linkSecret, log } = await aFormShop()

async function invited(email: string): Promise<string> {
  await forms().vendorpaymentemailform({ email, company: 'Mason Tile', captcha: await solved() })
  return (await letters(email)).at(-1)?.token ?? ''
}
const secrets = { taxId: '98-7654321', routingNumber: '021000021', accountNumber: '40018273645509' }
const bank = {
  ...secrets,
  company: 'Mason Tile',
  bankName: 'First Bank of Naperville',
  accountType: 'Checking',
  contactName: 'Ada Mason',
  phone: '630-555-0100',
  agrees: true,
}
const send = async (token: string, more: object = {}) =>
  forms().vendorpaymentform({ ...bank, token, captcha: await solved(), ...more })
const kept = () => database.rows(sql`select from vendor_payments`)

test.each([
  ['021000021', true],
  ['122105155', true],
  ['021000022', false],
  ['000000000', false],
  ['133000005', false],
  ['02100002', false],
  ['0210000210', false],
  ['02100002a', false],
])('%s is a routing number: %s', (text, is) => {
  expect(isRoutingNumber(text)).toBe(is)
})

describe('bank data is not taken', () => {
  test.each([
    ['is missing', null, 'Request.Invalid'],
    ['is invented', 'abc.def', 'Form.LinkInvalid'],
    ['is of another kind', linkToken(linkSecret, 'leave', 'ada@example.com', new Date()), 'Form.LinkInvalid'],
    ['is a day old', linkToken(linkSecret, 'vendor', 'x', new Date(Date.now() - 86_400_001)), 'Form.LinkExpired'],
  ])('with a link that %s', async (_, token, code) => {
    await expect(send(token as string)).rejects.toMatchObject({ status: 400, code })
  })

  test.each([
    ['routingNumber', { routingNumber: '021000022' }],
    ['routingNumber', { routingNumber: '12' }],
    ['accountNumber', { accountNumber: '12' }],
    ['accountNumber', { accountNumber: 'DE02120300000000202051' }],
    ['accountType', { accountType: 'gold' }],
    ['taxId', { taxId: '12-345' }],
    ['company', { company: 'a\r\nBcc: eve@example.com' }],
    ['contactName', { contactName: '<b>' }],
    ['phone', { phone: '1' }],
    ['agrees', { agrees: false }],
  ])('with a bad %s: %j', async (field, wrong) => {
    const token = linkToken(linkSecret, 'vendor', '00000000-0000-4000-8000-000000000000', new Date())
    await expect(send(token, wrong)).rejects.toMatchObject({ status: 400, fields: [{ field }] })
    expect(await kept()).toEqual([])
  })

  test('and no message repeats it', async () => {
    const token = linkToken(linkSecret, 'vendor', 'x', new Date())
    const refusal = await send(token, { accountNumber: '4001x', routingNumber: '999999999', taxId: '55' }).catch(
      (e) => e,
    )
    expect(JSON.stringify(refusal)).not.toMatch(/4001x|999999999/)
    expect(refusal.fields).toHaveLength(3)
  })
})

test('of ten who use one link at once, one does', async () => {
  const token = await invited('ten@example.com')
  const tries = await Promise.allSettled(Array.from({ length: 10 }, () => send(token)))
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await expect(send(token)).rejects.toMatchObject({ code: 'Form.LinkUsed' })
  expect(await kept()).toHaveLength(1)
})

test('bank data is sealed, and is stored nowhere else', async () => {
  const answer = await send(await invited('vendor@example.com'))
  expect(answer.reference).toMatch(/^P-/)
  const tables = await database.rows<{ name: string }>(sql`
    select table_name as name from information_schema.tables where table_schema = 'shop' and table_type = 'BASE TABLE'`)
  expect(tables.length).toBeGreaterThan(20)
  const all: string[] = [JSON.stringify(answer), log()]
  for (const { name } of tables) {
    const { rows } = await database.pool.query(`select t::text from "${name}" t`)
    all.push(JSON.stringify(rows))
  }
  const sealed = await database.rows<{ sealed: Buffer }>(sql`select sealed from vendor_payments`)
  all.push(...sealed.map((row) => row.sealed.toString('latin1')))
  const digits = [...Object.values(secrets), '987654321', 'First Bank of Naperville']
  const hex = digits.map((text) => Buffer.from(text).toString('hex'))
  for (const secret of [...digits, ...hex]) expect(all.join('\n').includes(secret), secret).toBe(false)
  expect(await readPayout(database, answer.reference ?? '')).toEqual({
    taxId: '987654321',
    bankName: 'First Bank of Naperville',
    routingNumber: '021000021',
    accountNumber: '40018273645509',
    accountType: 'checking',
  })
  expect((await letters('vendor@example.com')).map(({ template }) => template)).toEqual([
    'vendor-invitation',
    'vendor-received',
  ])
})

test('a seal opens in its own row only, and not after a change', () => {
  const key = { id: 'k', key: Buffer.alloc(32, 1) }
  const nonce = Buffer.alloc(12, 2)
  const payout = { taxId: '1', bankName: 'b', routingNumber: '2', accountNumber: '3', accountType: 'savings' as const }
  const sealed = sealPayout(payout, key, 'P-1', nonce)
  expect(openPayout(sealed, key, 'P-1', nonce)).toEqual(payout)
  expect(() => openPayout(sealed, key, 'P-2', nonce)).toThrow()
  const changed = Buffer.from(sealed)
  changed[0] = (changed[0] ?? 0) ^ 1
  expect(() => openPayout(changed, key, 'P-1', nonce)).toThrow()
})
