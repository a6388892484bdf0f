import { photoUpload } from '@tessera/contract/middleware/photos/uploads'
import { sql } from '@tessera/server/sql'
import { refusal } from '@tessera/testing/refusal'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aPng } from './a-png.ts'
import { anOrderDesk, type OrderDesk } from './an-order-desk.ts'

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
      { number: waiting, customer: 'Ruiz Tile', step: null, reason: 'It needs its company’s approval.' },
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
      { ...line, lineNo: 2, sku: 'GONE', boxes: 3, lot: 'A118' },
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
    expect(rows.find(({ sku }) => sku === 'GONE')).toMatchObject({
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

  test('what is to pick leaves by day, store and way, for those who may look', async () => {
    expect(await refusal(shop.as(people.ada.session).Operator.ListDepartures())).toMatchObject({ status: 403 })
    const number = await anOrder({ shipKind: 'freight', expectedOn: '2099-01-10' })
    const sent = await anOrder({ shipKind: 'freight', expectedOn: '2099-01-10' })
    await staff.SendDelivery({ number: sent, key: 'left', lines: [{ lineNo: 1, boxes: 9 }] })
    const { items } = await shop.as(people.otto).Operator.ListDepartures()
    expect(items.find(({ numbers }) => numbers.includes(number))).toEqual({
      leavesOn: '2099-01-07',
      storeName: null,
      shipKind: 'freight',
      numbers: [number],
      boxes: 9,
      lateOrders: 0,
    })
    expect((await staff.ListDepartures({ store: 'Nowhere' })).items).toEqual([])
    expect(await staff.GetTodayFigures()).toMatchObject({ nextTruck: { leavesOn: '2099-01-07', orders: 1, boxes: 9 } })
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

describe('returns at the dock', () => {
  async function aReturn(boxes = 4, to: 'requested' | 'approved' = 'approved') {
    const number = await anOrder()
    const { deliveryNumber } = await staff.SendDelivery({ number, key: 'all', lines: [{ lineNo: 1, boxes: 9 }] })
    await staff.RecordArrival({ deliveryNumber })
    const { number: returnNumber } = await shop
      .as(people.ada.session)
      .MyOrders.RequestReturn({ number, reason: 'Too many', lines: [{ lineNo: 1, boxes }] })
    if (to === 'approved') await staff.MoveReturn({ returnNumber, to, accepted: [] })
    return { number, returnNumber }
  }
  const stepOf = async (returnNumber: string) => {
    const { columns } = await staff.GetReturnBoard()
    return columns.find(({ items }) => items.some((item) => item.returnNumber === returnNumber))?.step
  }
  const receiveAll = async (...returns: string[]) => {
    for (const code of returns) await staff.ReceiveReturn({ code, key: `all-${code}` })
  }

  test('readers see the board and receive nothing; what is not on its way is refused', async () => {
    const { number, returnNumber } = await aReturn(4, 'requested')
    const looker = shop.as(people.otto).Operator
    expect((await looker.GetReturn({ returnNumber })).status).toBe('requested')
    expect((await looker.GetReturnBoard()).columns.map(({ step }) => step)).toEqual([
      'requested',
      'approved',
      'received',
      'inspected',
    ])
    expect(await refusal(looker.ReceiveReturn({ code: returnNumber, key: 'x' }))).toMatchObject({ status: 403 })
    expect(await refusal(looker.GetReturn({ returnNumber: 'none' }))).toMatchObject({ status: 404 })
    for (const [code, status] of [
      [' ', 400],
      [returnNumber, 409],
      [number, 404],
      ['TES-1', 404],
      ['nothing', 404],
    ] as const)
      expect([code, await refusal(staff.ReceiveReturn({ code, key: `no-${code}` }))]).toMatchObject([code, { status }])
    expect(await stepOf(returnNumber)).toBe('requested')
  })

  test('staff request one for a customer by the customer’s rules, and the audit names them', async () => {
    const { number } = await aReturn(4, 'requested')
    const request = { number, kind: 'return' as const, reason: 'By phone', key: 'form-1' }
    const ask = (boxes: number, changes = {}) =>
      staff.RequestReturn({ ...request, lines: [{ lineNo: 1, boxes }], ...changes })
    const looker = shop.as(people.otto).Operator
    expect(await refusal(looker.RequestReturn({ ...request, lines: [] }))).toMatchObject({ status: 403 })
    expect(await refusal(looker.GetReturnable({ number }))).toMatchObject({ status: 403 })
    expect(await refusal(staff.GetReturnable({ number: 'none' }))).toMatchObject({ status: 404 })
    expect((await staff.GetReturnable({ number })).lines).toMatchObject([
      { returnability: { canReturn: true, boxes: 5 } },
    ])
    expect(await refusal(ask(6))).toMatchObject({ status: 409, code: 'Order.NotReturnable' })
    expect(await refusal(ask(1, { reason: ' ' }))).toMatchObject({ status: 400 })
    const both = await Promise.all([ask(5), ask(5)])
    const returnNumber = both[0]?.returnNumber ?? ''
    expect(both[1]).toEqual({ returnNumber })
    expect(await staff.GetReturn({ returnNumber })).toMatchObject({
      status: 'requested',
      boxes: 5,
      requestedBy: expect.stringMatching(/\S/),
    })
    expect(await shop.database.find(sql`select text from sales_events where reference = ${returnNumber}`)).toEqual({
      text: 'We requested a return for you.',
    })
  })

  test('boxes are counted by SKU up to what was announced; the last one receives the return', async () => {
    const { returnNumber } = await aReturn(3)
    const scan = (key: string, boxes?: number) => staff.ReceiveReturn({ code: 'tes-1', key, boxes: boxes ?? null })
    const both = await Promise.all([scan('one'), scan('one')])
    for (const reply of both)
      expect(reply).toMatchObject({ returnNumber, receivedBoxes: 1, boxes: 3, isReceived: false })
    expect(await refusal(scan('many', 3))).toMatchObject({ status: 400 })
    expect(await refusal(scan('none', 0))).toMatchObject({ status: 400 })
    expect(await stepOf(returnNumber)).toBe('approved')
    expect(await scan('rest', 2)).toMatchObject({ receivedBoxes: 3, isReceived: true, isEarlier: false })
    expect(await stepOf(returnNumber)).toBe('received')
    expect(await refusal(scan('more'))).toMatchObject({ status: 404 })
  })

  test('two people who scan the last box at once receive it once', async () => {
    const { returnNumber } = await aReturn(1)
    const results = await Promise.allSettled(
      ['first', 'second'].map((key) => staff.ReceiveReturn({ code: 'TES-1', key, returnNumber })),
    )
    expect(results.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThanOrEqual(1)
    expect((await staff.GetReturn({ returnNumber })).lines).toMatchObject([{ receivedBoxes: 1 }])
    const told = await shop.database.rows(sql`
      select from audit_records where object = ${returnNumber} and action = 'return.received'`)
    expect(told).toHaveLength(1)
  })

  test('a number receives all of it, an order with two returns asks which, and a second scan changes nothing', async () => {
    const { number, returnNumber } = await aReturn(2)
    const { number: other } = await shop
      .as(people.ada.session)
      .MyOrders.RequestReturn({ number, reason: 'Again', lines: [{ lineNo: 1, boxes: 3 }] })
    await staff.MoveReturn({ returnNumber: other, to: 'approved', accepted: [] })
    expect(await refusal(staff.ReceiveReturn({ code: number, key: 'which' }))).toMatchObject({
      status: 409,
      data: { returns: [{ returnNumber }, { returnNumber: other }] },
    })
    await receiveAll(returnNumber)
    expect(await staff.ReceiveReturn({ code: number, key: 'order' })).toMatchObject({
      returnNumber: other,
      sku: null,
      receivedBoxes: 3,
    })
    expect(await staff.ReceiveReturn({ code: other, key: 'again' })).toMatchObject({
      isReceived: true,
      isEarlier: true,
    })
  })

  test('of fewer boxes than were announced no more are credited', async () => {
    const { returnNumber } = await aReturn(4)
    await staff.ReceiveReturn({ code: 'TES-1', key: 'three', boxes: 3, returnNumber })
    await staff.MoveReturn({ returnNumber, to: 'received', accepted: [] })
    const accepted = [{ lineNo: 1, boxes: 4 }]
    expect(await refusal(staff.PreviewReturn({ returnNumber, accepted }))).toMatchObject({ status: 400 })
    await staff.MoveReturn({ returnNumber, to: 'inspected', accepted: [] })
    expect(await staff.GetReturn({ returnNumber })).toMatchObject({
      creditCents: 3300,
      lines: [{ receivedBoxes: 3, acceptedBoxes: 3 }],
    })
    expect(await stepOf(returnNumber)).toBe('inspected')
  })
})

describe('a photo with a message to a customer', () => {
  const upload = async (payload: Buffer) => {
    const headers = { 'content-type': 'image/png' }
    const answer = await shop.app.inject({ method: 'POST', url: photoUpload.path, payload, headers })
    return answer.json<{ photo?: string; code?: string }>()
  }

  test('must be a picture, belongs to one message, and is not for guests', async () => {
    expect(await upload(Buffer.from('<svg onload=alert(1)>'))).toMatchObject({ code: 'Photo.Kind' })
    const { photo = '' } = await upload(aPng(4, 4))
    const guest = await anOrder({ accountId: null, personId: null })
    const wrong = { status: 400, fields: [{ field: 'photo' }] }
    expect(await refusal(staff.AnswerOrderMessage({ number: guest, text: 'Look.', photo }))).toMatchObject(wrong)
    const number = await anOrder()
    await staff.AnswerOrderMessage({ number, text: 'Look.', photo })
    for (const sent of [photo, 'made.up'])
      expect(await refusal(staff.AnswerOrderMessage({ number, text: 'Again.', photo: sent }))).toMatchObject(wrong)
  })

  test('is on the page of the order, re-encoded, and the email says so', async () => {
    const number = await anOrder()
    const { photo = '' } = await upload(aPng(4, 4))
    await staff.AnswerOrderMessage({ number, text: 'This is the shade.', photo })
    const ada = shop.as(people.ada.session)
    const [message] = (await ada.MyAccount.GetOrderDetail({ projectId: number })).messages
    expect(message).toMatchObject({ isOurs: true, hasPhoto: true })
    const file = await ada.MyOrders.GetOrderPhoto({ number, messageId: message?.id ?? '' })
    expect(file.headers.get('content-type')).toBe('image/jpeg')
    const email = await shop.database.find<{ body: string }>(sql`
      select body from mails where template = 'order-answer' and body like '%This is the shade.%'`)
    expect(email?.body).toContain('A photo is with this message on the page of your order.')
  })
})
