import { sql } from '@tessera/server/sql'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { anOrderDesk, type OrderDesk, refusal } from './an-order-desk.ts'

let desk: OrderDesk
let shop: OrderDesk['shop']
let people: OrderDesk['people']
let staff: OrderDesk['staff']
beforeAll(async () => {
  desk = await anOrderDesk()
  ;({ shop, people, staff } = desk)
})
beforeEach(() => shop.database.rows(sql`truncate rate_limits`))

const anOrder: OrderDesk['anOrder'] = (changes) => desk.anOrder(changes)

describe('several orders at once', () => {
  const stepsOf = async (...numbers: string[]) => (await staff.PreviewSteps({ numbers })).items

  test('none and more than 50 are refused, and readers see picks but no steps', async () => {
    const many = Array.from({ length: 51 }, (_, at) => String(at))
    for (const numbers of [[], [' '], many]) {
      expect(await refusal(staff.PreviewSteps({ numbers }))).toMatchObject({ status: 400 })
      expect(await refusal(staff.GetPickList({ numbers: numbers.join(',') }))).toMatchObject({ status: 400 })
    }
    const looker = shop.as(people.otto).Operator
    const number = await anOrder()
    expect(await refusal(looker.PreviewSteps({ numbers: [number] }))).toMatchObject({ status: 403 })
    expect((await looker.GetPickList({ numbers: number })).orders).toMatchObject([{ number, boxes: 9 }])
  })

  test('the next step of each is foreseen, with the reason of those that take none', async () => {
    const [open, waiting] = [await anOrder(), await anOrder({ status: 'awaiting-approval' })]
    expect(await stepsOf(open, waiting, 'none')).toEqual([
      { number: open, customer: 'Ruiz Tile', step: 'allocated', reason: null },
      { number: waiting, customer: 'Ruiz Tile', step: null, reason: 'It waits for approval by its company.' },
      { number: 'none', customer: null, step: null, reason: 'There is no such order.' },
    ])
    expect((await staff.GetOrder({ number: open })).lines).toMatchObject([{ fulfilment: 'confirmed' }])
  })

  test('a step is taken once under its key, and not if another one is next by now', async () => {
    const number = await anOrder()
    const step = { number, step: 'allocated' as const, key: 'bulk-1' }
    const both = await Promise.all([staff.TakeNextStep(step), staff.TakeNextStep(step)])
    expect(both).toEqual([{ step: 'allocated' }, { step: 'allocated' }])
    expect(await refusal(staff.TakeNextStep({ ...step, key: 'bulk-2' }))).toMatchObject({
      status: 409,
      code: 'Operator.State',
    })
    expect((await stepsOf(number))[0]?.step).toBe('picking')
    const told = await shop.database.rows(sql`
      select from audit_records where object = ${number} and action = 'order.next-step'`)
    expect(told).toHaveLength(1)
  })

  test('picks are listed by place, SKU and lot; what is not picked says why', async () => {
    const line = { name: 'Tile', unitPriceCents: 100, totalCents: 100 }
    const lines = [
      { ...line, lineNo: 1, sku: shop.tile, boxes: 2 },
      { ...line, lineNo: 2, sku: 'GONE-1', boxes: 3, lot: 'A118' },
    ]
    const [both, sent] = [await anOrder({ lines }), await anOrder()]
    await staff.SendDelivery({ number: sent, key: 'all', lines: [{ lineNo: 1, boxes: 9 }] })
    const picks = await staff.GetPickList({ numbers: [both, sent, 'none'].join(',') })
    const rows = picks.places.flatMap(({ place, rows: own }) => own.map((row) => ({ place, ...row })))
    expect(rows.find(({ sku }) => sku === shop.tile)).toMatchObject({
      boxes: 2,
      orderNumber: both,
      isLotPromised: false,
    })
    expect(rows.find(({ sku }) => sku === 'GONE-1')).toMatchObject({
      place: 'No place has it',
      lot: 'A118',
      isLotPromised: true,
    })
    expect(picks.orders).toMatchObject([{ number: both, boxes: 5 }])
    expect(picks.omitted).toEqual([
      { number: sent, reason: 'Everything is picked.' },
      { number: 'none', reason: 'There is no such order.' },
    ])
  })

  test('carts with lines are counted by the name of their owner, and empty ones are none', async () => {
    expect(await staff.CountCarts({ search: 'nobody at all' })).toEqual({ count: 0 })
    expect(await staff.CountCarts({ search: '' })).toEqual({ count: 0 })
    const before = await staff.CountCarts({ search: 'ada mason' })
    await shop.as(people.ada.session).Cart.AddToCart({ items: [{ sku: shop.tile, quantity: 1 }] })
    expect(before).toEqual({ count: 0 })
    for (const search of ['ada mason', 'ruiz', people.ada.email])
      expect([search, await staff.CountCarts({ search })]).toEqual([search, { count: 1 }])
  })
})
