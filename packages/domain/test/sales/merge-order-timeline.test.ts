import { mergeOrderTimeline, type TimelineSources } from '@tessera/domain/sales/merge-order-timeline'
import { expect, test } from 'vitest'

const sources = (changes: Partial<TimelineSources>): TimelineSources => ({
  events: [],
  actions: [],
  messages: [],
  documents: [],
  ...changes,
})
const event = (kind: string, at: string, reference = '') => ({ kind, reference, at, text: `${kind}.` })
const action = (name: string, at: string, reference = '') => ({
  action: name,
  reference,
  at,
  actor: 'Walt Osei',
  reason: null,
})

test('an order without history has none', () => {
  expect(mergeOrderTimeline(sources({}))).toEqual([])
})

test('an event names who caused it, and the action is not told twice', () => {
  const merged = mergeOrderTimeline(
    sources({
      events: [
        event('placed', '2026-11-16T08:00:00Z'),
        event('shipped', '2026-11-16T09:00:00Z', '8001'),
        event('shipped', '2026-11-16T10:00:00Z', '8002'),
        event('return-approved', '2026-11-16T11:00:00Z', '6001'),
      ],
      actions: [
        action('order.send', '2026-11-16T10:00:01Z', '8002'),
        action('return.approved', '2026-11-16T11:00:01Z', '6001'),
        action('order.next-step', '2026-11-16T09:00:01Z'),
      ],
    }),
  )
  expect(merged.map(({ text, by }) => [text, by])).toEqual([
    ['Order placed.', null],
    ['shipped.', null],
    ['shipped.', 'Walt Osei'],
    ['return-approved.', 'Walt Osei'],
  ])
})

test('actions without an event, messages and documents are told in order of time', () => {
  const merged = mergeOrderTimeline(
    sources({
      events: [event('placed', '2026-11-16T08:00:00Z')],
      actions: [
        { ...action('order.cancel', '2026-11-16T12:00:00Z'), reason: 'Asked by phone' },
        // of an earlier release
        action('order.hold', '2026-11-16T13:00:00Z'),
      ],
      messages: [{ author: 'Ada Mason', at: '2026-11-16T09:00:00Z', text: 'Which gate?' }],
      documents: [{ label: 'Invoice RV1', at: '2026-11-16T10:00:00Z', by: null }],
    }),
  )
  expect(merged.map(({ text }) => text)).toEqual([
    'Order placed.',
    'Message: Which gate?',
    'Invoice RV1 was posted.',
    'Canceled an order: Asked by phone',
    'Order hold.',
  ])
})
