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
  findings: [],
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
  Findings: [],
  LowStockProducts: 0,
  ...more,
})
const faultsOf = (answers: Partial<HealthAnswers>) =>
  findFaults({ shop: shop(), platform: platform(), receivers: [], orders: new Map(), ...answers })
const textsOf = (answers: Partial<HealthAnswers>) => faultsOf(answers).map(({ text }) => text)

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

describe('a broken rule', () => {
  const total = 'MON-1 the total is what its parts come to'
  const broken = (Findings: object[], orders: HealthAnswers['orders'] = new Map()) =>
    faultsOf({ platform: platform({ Findings }), orders })

  test('is a sentence for one record, for several and for very many', () => {
    const textOf = (Count: number) => broken([{ Rule: total, Count, Records: [] }])[0]?.text
    expect(textOf(1)).toBe('An order’s total doesn’t add up')
    expect(textOf(7)).toBe('7 orders have a total that doesn’t add up')
    expect(textOf(1000)).toBe('At least 1,000 orders have a total that doesn’t add up')
    expect(broken([{ Rule: 'a rule that this console does not know', Count: 1, Records: [] }])[0]?.text).toBe(
      'A data check failed: a rule that this console does not know',
    )
  })

  test('names records, each with its page, and how many more there are', () => {
    const Records = ['orders/Incoming/o-1', 'orders/Incoming/o-2', 'orders/Outgoing/out', 'products/p', 'promotions/x']
    const orders = new Map([['o-1', { number: '4500000001', href: '/orders/4500000001' }]])
    expect(broken([{ Rule: total, Count: 12, Records }], orders)).toMatchObject([
      {
        more: 7,
        records: [
          { name: '4500000001', href: '/orders/4500000001' },
          { name: 'o-2', href: '/r/orders/Incoming/o-2' },
          { name: 'out', href: '/forwarded/out' },
          { name: 'p', href: '/products/p/stock' },
          { name: 'x', href: '/promotions/x' },
        ],
      },
    ])
    const findings = [
      {
        rule: 'MON-8 the postings of an entry add up to zero',
        count: 2,
        records: ['ledgers/1000001', 'documents/RV1'],
      },
    ]
    expect(faultsOf({ shop: { ...shop(), findings } })).toMatchObject([
      {
        text: '2 ledger entries are out of balance',
        records: [{ href: '/money/customers/1000001' }, { href: '/money/documents/RV1' }],
      },
    ])
    expect(broken([{ Rule: total, Count: 1, Records: ['buyers/b/spendingaccounts/a'] }])[0]?.records).toEqual([
      { name: 'a', href: '/r/buyers/b/spendingaccounts/a' },
    ])
  })
})

describe('what is worth a look', () => {
  test('nothing, or of a program that does not answer', () => {
    expect(findHints({ shop: shop(), platform: platform() })).toEqual([])
    expect(findHints({ shop: null, platform: null })).toEqual([])
  })

  test('low stock and searches without result, each with its page', () => {
    const answers = {
      shop: { ...shop(), searchesWithoutResult: 3, topSearch: 'zelige' },
      platform: platform({ LowStockProducts: 1 }),
    }
    expect(findHints(answers)).toEqual([
      { text: 'One product is low on stock.', href: '/stock?view=low' },
      {
        text: '3 searches in the last 7 days found nothing, most often “zelige”. A synonym may help.',
        href: '/content/searches',
      },
    ])
    const [, one] = findHints({ ...answers, shop: { ...shop(), searchesWithoutResult: 1, topSearch: 'x' } })
    expect(one?.text).toBe('A search in the last 7 days found nothing: “x”. A synonym may help.')
  })
})

test('a queue of jobs that both programs share counts once', () => {
  const Queues = [{ Name: 'Jobs', Count: 4, OldestSeconds: 9 }] as never
  expect(queueRows({ shop: shop([queue('jobs', 4, 9)]), platform: platform({ Queues }) })).toEqual([
    { name: 'Background jobs', count: 4, oldestSeconds: 9 },
  ])
})
