import { expect, test } from 'vitest'
import { slotOf } from '../../app/features/home/home-slot.ts'

const item = (data: Record<string, unknown> | null) => ({
  path: '/home/rooms',
  kind: 'slot',
  title: 'Rooms',
  summary: null,
  html: '',
  data,
  author: null,
  publishedOn: null,
  minutes: 1,
  tags: [],
  picture: null,
  pictureAlt: null,
  items: [],
  products: [],
  isPreview: false,
})

test('invalid content is left out and breaks nothing', () => {
  const slot = slotOf(item({ action: { label: 'No address' }, items: ['text', { label: 'No picture' }], picture: 7 }))
  expect(slot).toMatchObject({ action: undefined, items: [], picture: undefined, summary: '' })
  expect(slotOf(item(null)).items).toEqual([])
})

test('an item leads to its address or to its filter', () => {
  const slot = slotOf(item({ items: [{ label: 'Bath', picture: 'room-bath', filter: { room: 'Bath' } }] }))
  expect(slot.items).toEqual([{ label: 'Bath', picture: 'room-bath', href: undefined, filter: { room: 'Bath' } }])
})
