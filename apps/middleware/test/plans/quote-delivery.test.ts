import { addDays } from '@tessera/domain/sales/returnability'
import { sql } from '@tessera/server/sql'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { aPlanShop, type Member, type PlanShop } from './a-plan-shop.ts'
import { requestOfferedQuote } from './request-offered-quote.ts'

let shop: PlanShop
let pro: Member
beforeAll(async () => {
  shop = await aPlanShop()
  pro = await shop.pro('owner@quote-delivery.example')
})
beforeEach(() => shop.database.rows(sql`truncate rate_limits`))

const place = {
  firstName: 'Ada',
  lastName: 'Mason',
  company: null,
  street1: '12 Oak St',
  street2: null,
  city: 'Naperville',
  state: 'IL',
  zip: '60540',
  phone: '630 555 0142',
  country: 'US',
}

/** Freight and tax of the offer are for Naperville. */
async function aDeliveredOffer(): Promise<string> {
  const { quotationId } = await requestOfferedQuote(shop, pro)
  await shop.database.rows(sql`
    update quotes set ship_to_place = ${JSON.stringify(place)}::jsonb where id = ${quotationId}`)
  return quotationId
}

/** The next Monday or Saturday that is at least a week away. */
function dayAfter(weekday: number): string {
  const days = Array.from({ length: 7 }, (_, at) => addDays(new Date().toISOString().slice(0, 10), 7 + at))
  return days.find((day) => new Date(`${day}T00:00:00Z`).getUTCDay() === weekday) ?? ''
}
const [monday, saturday] = [dayAfter(1), dayAfter(6)]

const fieldOf = (work: Promise<unknown>): Promise<string | undefined> =>
  work.then(
    () => undefined,
    (error: { fields?: { field: string }[] }) => error.fields?.[0]?.field,
  )

test('an offer is not delivered outside its area, to a PO box, without a phone, or on a weekend', async () => {
  const quotationId = await aDeliveredOffer()
  const accept = (wish: object) => fieldOf(pro.shop.Quotes.AcceptQuote({ quotationId, version: 1, ...wish }))
  expect(await accept({ shippingAddress: { ...place, zip: '94103', state: 'CA' } })).toBe('zip')
  expect(await accept({ shippingAddress: { ...place, street1: 'PO Box 7' } })).toBe('street1')
  expect(await accept({ shippingAddress: { ...place, phone: null } })).toBe('phone')
  expect(await accept({ wantedOn: saturday })).toBe('wantedOn')
  expect(await accept({ wantedOn: '2020-01-06' })).toBe('wantedOn')
  expect(await accept({ wantedOn: 'soon' })).toBe('wantedOn')
  const pickUp = await requestOfferedQuote(shop, pro)
  const there = { quotationId: pickUp.quotationId, version: 1, shippingAddress: place }
  expect(await fieldOf(pro.shop.Quotes.AcceptQuote(there))).toBe('street1')
})

test('an accepted offer goes where and when it was asked', async () => {
  const quotationId = await aDeliveredOffer()
  expect(await pro.shop.MyAccount.GetQuoteDetail({ quotationId })).toMatchObject({ shippingAddress: place })
  const { orderId } = await pro.shop.Quotes.AcceptQuote({
    quotationId,
    version: 1,
    wantedOn: monday,
    instructions: 'Dock 3',
    shippingAddress: { ...place, street1: '99 Elm St', zip: '60563' },
  })
  expect(await pro.shop.MyAccount.GetOrderDetail({ projectId: orderId })).toMatchObject({
    isPickUp: false,
    wantedOn: monday,
    instructions: 'Dock 3',
    pickUpPerson: null,
    shippingAddress: { ...place, street1: '99 Elm St', zip: '60563' },
  })
})

test('without an answer it goes to the address of the offer', async () => {
  const quotationId = await aDeliveredOffer()
  const { orderId } = await pro.shop.Quotes.AcceptQuote({ quotationId, version: 1 })
  expect(await pro.shop.MyAccount.GetOrderDetail({ projectId: orderId })).toMatchObject({
    shippingAddress: place,
    wantedOn: null,
  })
})

test('a pickup has a contact and a day, which may be a Saturday', async () => {
  const { quotationId, shippingAddress } = await requestOfferedQuote(shop, pro)
  expect(shippingAddress).toBeNull()
  const wish = { wantedOn: saturday, pickUpPerson: 'Lee Ortiz' }
  const { orderId } = await pro.shop.Quotes.AcceptQuote({ quotationId, version: 1, ...wish })
  expect(await pro.shop.MyAccount.GetOrderDetail({ projectId: orderId })).toMatchObject({ isPickUp: true, ...wish })
})
