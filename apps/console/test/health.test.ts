import { describe, expect, test } from 'vitest'
import { findFaults } from '../app/features/health/find-faults.ts'
import { findHints } from '../app/features/health/find-hints.ts'
import type { HealthAnswers } from '../app/features/health/health-view.ts'
import { queueRows } from '../app/features/health/queue-rows.ts'

const queue = (name: string, count = 0, oldestSeconds = 0) => ({ name, count, oldestSeconds }) as never
const shop = (queues: never[] = []) => ({
  takesWrites: true,
  databaseBytes: 1,
  queues,
  jobs: [],
  products: 10,
  newErrors: 0,
  searchesWithoutResult: 0,
  topSearch: null,
})
const platform = (more: object = {}) => ({
  TakesWrites: true,
  DatabaseBytes: 1,
  Queues: [],
  Jobs: [],
  RulesChecked: null,
  BrokenRules: [],
  LowStockProducts: 0,
  ...more,
})
const textsOf = (answers: Partial<HealthAnswers>) =>
  findFaults({ shop: shop(), platform: platform(), receivers: [], ...answers }).map(({ text }) => text)

describe('faults', () => {
  test('none while nothing rests, also if much waits', () => {
    expect(textsOf({})).toEqual([])
    expect(textsOf({ shop: shop([queue('emails', 500, 60)]) })).toEqual([])
  })

  test('each is a sentence of its own', () => {
    expect(textsOf({ shop: null, platform: null })).toEqual([
      'The shop isn’t responding.',
      'The platform isn’t responding.',
    ])
    expect(textsOf({ shop: { ...shop(), takesWrites: false, products: 0, newErrors: 2 } })).toEqual([
      'The shop’s database is read-only.',
      'The shop has no products to show.',
      '2 new page errors today.',
    ])
    expect(textsOf({ platform: platform({ BrokenRules: ['MON-1'] }) })).toEqual([
      'A data check failed: MON-1. The log lists the records.',
    ])
    expect(textsOf({ shop: shop([queue('emails', 1, 1000), queue('emails-given-up', 3, 5)]) })).toEqual([
      'An email is overdue.',
      '3 emails failed.',
    ])
    const Queues = [
      { Name: 'Events', Count: 1200, OldestSeconds: 1000 },
      { Name: 'Deliveries', Count: 1, OldestSeconds: 1000 },
    ]
    expect(textsOf({ platform: platform({ Queues }) })).toEqual([
      '1,200 changes haven’t been sent to other systems.',
      'A message to another system is overdue.',
    ])
    expect(textsOf({ receivers: [{ Name: 'ERP', PausedUntil: '2026-01-01T00:00:00Z' } as never] })).toEqual([
      'ERP isn’t responding to our messages.',
    ])
  })
})

test('a broken rule leads to the list that has its records', () => {
  const BrokenRules = [
    'MON-1 the total is what its parts come to',
    'INV-1 no stock below zero',
    'PRO-1 uses are counted',
  ]
  const faults = findFaults({ shop: shop(), platform: platform({ BrokenRules }), receivers: [] })
  expect(faults.map(({ href }) => href)).toEqual(['/orders', '/stock', '/promotions'])
})

describe('what is worth a look', () => {
  const all = { stock: true, searches: true }

  test('nothing, or of a program that does not answer', () => {
    expect(findHints({ shop: shop(), platform: platform() }, all)).toEqual([])
    expect(findHints({ shop: null, platform: null }, all)).toEqual([])
  })

  test('low stock and searches without result, each with its page for people who may open it', () => {
    const answers = {
      shop: { ...shop(), searchesWithoutResult: 3, topSearch: 'zelige' },
      platform: platform({ LowStockProducts: 1 }),
    }
    expect(findHints(answers, all)).toEqual([
      { text: 'One product is low on stock.', href: '/stock?view=low' },
      {
        text: '3 searches of the last 7 days found nothing, most often “zelige”. A synonym may help.',
        href: '/content/searches',
      },
    ])
    const [, closed] = findHints(
      { ...answers, shop: { ...shop(), searchesWithoutResult: 1, topSearch: 'x' } },
      { stock: true, searches: false },
    )
    expect(closed).toEqual({ text: 'A search of the last 7 days found nothing: “x”. A synonym may help.', href: null })
  })
})

test('a queue of jobs that both programs share counts once', () => {
  const Queues = [{ Name: 'Jobs', Count: 4, OldestSeconds: 9 }] as never
  expect(queueRows({ shop: shop([queue('jobs', 4, 9)]), platform: platform({ Queues }) })).toEqual([
    { name: 'Background jobs', count: 4, oldestSeconds: 9 },
  ])
})
