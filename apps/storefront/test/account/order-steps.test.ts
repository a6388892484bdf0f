import { describe, expect, test } from 'vitest'
import { orderSteps } from '../../app/features/orders/order-steps.ts'
import { readBoxes } from '../../app/features/orders/read-boxes.ts'

type Facts = Parameters<typeof orderSteps>[0]
const event = (kind: string, day: number) => ({ kind, at: `2026-03-0${day}T10:00:00Z`, text: kind })
const anOrder = (changes: Partial<Facts>): Facts => ({
  status: 'open',
  type: 'standard',
  timeline: [event('placed', 1)],
  shipments: [],
  lines: [],
  ...changes,
})
const reached = (order: Facts) =>
  orderSteps(order)
    .filter(({ at }) => at !== null)
    .map(({ kind }) => kind)
const all = (order: Facts) => orderSteps(order).map(({ kind }) => kind)

describe('the way of an order', () => {
  test('ends where it was canceled, without what will not come', () => {
    expect(all(anOrder({ status: 'canceled', timeline: [event('placed', 1), event('canceled', 2)] }))).toEqual([
      'placed',
      'canceled',
    ])
  })

  test('shows what is to come', () => {
    const order = anOrder({})
    expect(all(order)).toEqual(['placed', 'allocated', 'picking', 'shipped', 'delivered'])
    expect(reached(order)).toEqual(['placed'])
  })

  test('waits for approval only if approval is required', () => {
    expect(all(anOrder({ status: 'awaiting-approval' }))).toContain('approved')
    expect(all(anOrder({}))).not.toContain('approved')
  })

  test('counts a step as done if a later one is done', () => {
    expect(reached(anOrder({ timeline: [event('placed', 1), event('shipped', 3)] }))).toEqual([
      'placed',
      'allocated',
      'picking',
      'shipped',
    ])
  })

  test('is not at its end because an invoice was sent', () => {
    const timeline = [event('placed', 1), event('shipped', 3), event('invoiced', 3)]
    expect(reached(anOrder({ timeline }))).not.toContain('delivered')
    expect(all(anOrder({ timeline })).at(-1)).toBe('delivered')
  })

  test('of a pick-up leads to the store', () => {
    const steps = all(anOrder({ type: 'pick-up' }))
    expect(steps).toContain('ready-for-pick-up')
    expect(steps).not.toContain('shipped')
    expect(orderSteps(anOrder({ type: 'pick-up' })).at(-1)?.label).toBe('Picked up')
    expect(orderSteps(anOrder({})).at(-1)?.label).toBe('Delivered')
  })

  test('says so where only a part has left', () => {
    const timeline = [event('placed', 1), event('shipped', 3)]
    const labelsOf = (shippedBoxes: number) =>
      orderSteps(anOrder({ timeline, lines: [{ boxes: 10, shippedBoxes, canceledBoxes: 2 }] })).map(
        ({ label }) => label,
      )
    expect(labelsOf(7)).toContain('Partly shipped')
    expect(labelsOf(8)).toContain('Shipped')
  })

  test('says when the last of several shipments left', () => {
    const order = anOrder({ timeline: [event('placed', 1), event('shipped', 3), event('shipped', 5)] })
    expect(orderSteps(order).find(({ kind }) => kind === 'shipped')?.at).toContain('2026-03-05')
  })
})

test('boxes of a form are read by line; nothing, zero and what is no number are left out', () => {
  const form = new FormData()
  for (const [name, value] of [
    ['boxes-1', '3'],
    ['boxes-2', '0'],
    ['boxes-3', ''],
    ['boxes-4', '-1'],
    ['boxes-5', '1.5'],
    ['boxes-x', '9'],
    ['boxes-6', ' 2 '],
  ] as const)
    form.set(name, value)
  expect(readBoxes(form)).toEqual([
    { lineNo: 1, boxes: 3 },
    { lineNo: 6, boxes: 2 },
  ])
})
