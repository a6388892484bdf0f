import { certificateUpload } from '@tessera/contract/middleware/users/certificate-upload'
import { deleteUnusedCertificates } from '@tessera/middleware/modules/people/certificates/certificates'
import { sql } from '@tessera/server/sql'
import { makePdf } from '@tessera/testing/make-pdf'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { acceptedPdf, refusedPdfs } from '../forms/refused-pdfs.ts'
import { aWholeShop, type WholeShop } from '../refusals/a-whole-shop.ts'
import { staffWith } from '../refusals/staff-with.ts'
import { type People, thePeople } from '../refusals/the-people.ts'

let shop: WholeShop
let people: People
beforeAll(async () => {
  shop = await aWholeShop()
  people = await thePeople(shop)
})
beforeEach(() => shop.database.rows(sql`truncate rate_limits`))

/** A 2 × 2 pixel image. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEElEQVR4nGP4z8AARAwQCgAf7gP9i18U1AAAAABJRU5ErkJggg==',
  'base64',
)
const pdf = makePdf()
const upload = (payload: Buffer, type = 'application/pdf') =>
  shop.app.inject({ method: 'POST', url: certificateUpload.path, payload, headers: { 'content-type': type } })
const uploaded = async (bytes = pdf) => (await upload(bytes)).json<{ certificate: string }>().certificate
const register = (email: string, certificate: string | null) =>
  shop.as().User.createCustomer({
    type: 'Pro',
    firstName: 'Iris',
    lastName: 'Stone',
    email,
    password: 'Quiet-Morning-7',
    marketingConsent: false,
    company: `Stone of ${email}`,
    trade: 'Contractor',
    taxId: '12-3456789',
    wantsTerms: true,
    certificate,
  })
const staff = () => shop.as(people.olga).Operator
const waiting = async (email: string) => (await staff().GetDesk()).proAccounts.find((one) => one.email === email)
const statusOf = (email: string) =>
  shop.database.find(sql`
    select a.status, a.price_group, a.terms from accounts a join people p on p.account_id = a.id
    where p.email = ${email}`)
const rows = async () =>
  (await shop.database.rows<{ sealed: Buffer; account_id: string | null }>(sql`select * from certificates`)).length

describe('a certificate is not taken', () => {
  test.each([
    ['Certificate.Kind', Buffer.from('<html>'), 'application/pdf'],
    ['Certificate.Kind', Buffer.alloc(0), 'application/pdf'],
    ['Certificate.Kind', pdf, 'application/octet-stream'],
    ['Certificate.Broken', pdf.subarray(0, 20), 'application/pdf'],
    ['Certificate.Broken', png.subarray(0, 40), 'image/png'],
    ['Certificate.TooBig', Buffer.alloc(certificateUpload.maxBytes + 1), 'application/pdf'],
  ])('%s', async (code, bytes, type) => {
    expect((await upload(bytes, type)).json()).toMatchObject({ code, message: expect.stringMatching(/\.$/) })
    expect(await rows()).toBe(0)
  })

  test.each(refusedPdfs)('with %s', async (_, code, file) => {
    expect((await upload(file)).json()).toMatchObject({ code: `Certificate.${code}` })
    expect(await rows()).toBe(0)
  })

  test('by a request that names none of ours, or one that another has; whether the address is known or not', async () => {
    const wrong = { fields: [{ field: 'certificate' }] }
    const certificate = await uploaded()
    await register('first@stone.example', certificate)
    for (const email of ['second@stone.example', people.ada.email])
      for (const token of ['made.up', certificate]) {
        await shop.database.rows(sql`truncate rate_limits`)
        await expect(register(email, token)).rejects.toMatchObject(wrong)
      }
    expect(await statusOf('second@stone.example')).toBeUndefined()
  })
})

test('it is stored encrypted, and only staff of the store can open it', async () => {
  await register('sealed@stone.example', await uploaded(png))
  const { customerNumber = '' } = (await waiting('sealed@stone.example')) ?? {}
  const ada = shop.as(people.ada.session).Operator
  await expect(ada.GetCertificate({ customerNumber })).rejects.toMatchObject({ status: 403 })
  await expect(staff().GetCertificate({ customerNumber: '1' })).rejects.toMatchObject({ status: 404 })
  const kept = await shop.database.rows<{ sealed: Buffer }>(sql`select sealed from certificates`)
  for (const { sealed } of kept) expect(sealed.includes('%PDF') || sealed.includes('JFIF')).toBe(false)
  const file = Buffer.from(await (await staff().GetCertificate({ customerNumber })).arrayBuffer())
  expect(file.subarray(0, 3).toString('hex')).toBe('ffd8ff')
  const read = await shop.database.rows(sql`select from audit_records where action = 'account.certificate'`)
  expect(read.length).toBeGreaterThan(0)
})

test('credit managers alone read requests and decide them, not everyone who ships orders', async () => {
  await register('walt@stone.example', await uploaded())
  const { customerNumber = '' } = (await waiting('walt@stone.example')) ?? {}
  const clerk = await staffWith(shop, 'OrderAdmin')
  expect(await clerk.GetDesk()).toMatchObject({ proAccounts: [], refunds: [], disputes: [], companyNames: [] })
  for (const asked of [
    () => clerk.DecideProAccount({ customerNumber, decision: 'approve', terms: 'NT30', creditLineCents: 9_000_000 }),
    () => clerk.GetProRequest({ customerNumber }),
    () => clerk.ListProRequests(),
    () => clerk.GetCertificate({ customerNumber }),
    () => clerk.DecideCompanyName({ customerNumber, isApproved: true }),
  ])
    await expect(asked()).rejects.toMatchObject({ status: 403 })
})

test('what came with no request is gone after a day, such as a plain PDF with packed objects', async () => {
  expect((await upload(acceptedPdf)).statusCode).toBe(200)
  const before = await rows()
  await deleteUnusedCertificates(shop.database, new Date(Date.now() + 2 * 86_400_000))
  expect(await rows()).toBe(before - 1)
})

test('a request waits with all that was sent; a question, a refusal and an approval are decided once and emailed', async () => {
  const email = 'iris@stone.example'
  await register(email, await uploaded())
  const request = await waiting(email)
  expect(request).toMatchObject({ contact: 'Iris Stone', taxId: '12-3456789', wantsTerms: true, hasCertificate: true })
  const customerNumber = request?.customerNumber ?? ''
  const decide = staff().DecideProAccount
  await expect(shop.as(people.ada.session).Operator.DecideProAccount({ customerNumber, decision: 'approve' }))
    .rejects //
    .toMatchObject({ status: 403 })
  await expect(decide({ customerNumber, decision: 'decline' })).rejects.toMatchObject({ fields: [{ field: 'text' }] })
  await expect(decide({ customerNumber, decision: 'approve', terms: 'NT60' })).rejects.toMatchObject({
    fields: [{ field: 'terms' }],
  })
  await decide({ customerNumber, decision: 'ask', text: 'Which state is it for?' })
  expect(await waiting(email)).toMatchObject({ status: 'needs-info' })
  await decide({ customerNumber, decision: 'approve', priceGroup: 'PP', terms: 'NT30', creditLineCents: 500_000 })
  expect(await statusOf(email)).toEqual({ status: 'active', price_group: 'PP', terms: 'NT30' })
  expect(await waiting(email)).toBeUndefined()
  await expect(decide({ customerNumber, decision: 'approve' })).rejects.toMatchObject({ status: 409 })
  const letters = await shop.database.rows<{ template: string }>(sql`
    select template from mails where recipient = ${email} order by created_at`)
  expect(letters.map(({ template }) => template)).toEqual(expect.arrayContaining(['pro-needs-info', 'pro-approved']))
})

describe('requests', () => {
  test('are read by staff who decide them, by view and by search; unknown ones are refused', async () => {
    await register('list@stone.example', null)
    const looker = shop.as(people.otto).Operator
    await expect(looker.ListProRequests()).rejects.toMatchObject({ status: 403 })
    await expect(staff().ListProRequests({ view: 'constructor' })).rejects.toMatchObject({ status: 400 })
    await expect(staff().GetProRequest({ customerNumber: 'none' })).rejects.toMatchObject({ status: 404 })
    const found = await staff().ListProRequests({ search: 'list@stone' })
    expect(found.items).toMatchObject([
      { account: 'Stone of list@stone.example', status: 'in-review', contact: 'Iris Stone' },
    ])
    expect((await staff().ListProRequests({ view: 'asked', search: 'list@stone' })).items).toEqual([])
  })

  test('have their decisions, words for applicants, and the next request that waits', async () => {
    await register('older@stone.example', null)
    await shop.database.rows(sql`truncate rate_limits`)
    await register('newer@stone.example', null)
    const [older, newer] = [await waiting('older@stone.example'), await waiting('newer@stone.example')]
    const customerNumber = older?.customerNumber ?? ''
    expect(await staff().GetProRequest({ customerNumber })).toMatchObject({
      history: [],
      nextNumber: newer?.customerNumber,
      templates: expect.arrayContaining([expect.objectContaining({ kind: 'pro-ask', name: 'Certificate is missing' })]),
    })
    await staff().DecideProAccount({ customerNumber, decision: 'ask', text: 'Which tax ID?' })
    const asked = await staff().GetProRequest({ customerNumber })
    expect(asked).toMatchObject({ status: 'needs-info', history: [{ decision: 'ask', text: 'Which tax ID?' }] })
    expect(asked.nextNumber).toBe(newer?.customerNumber)
    const last = await staff().GetProRequest({ customerNumber: newer?.customerNumber ?? '' })
    expect(last.nextNumber).not.toBe(customerNumber)
  })
})
