import { expect, test } from 'vitest'
import { countLaborRows } from '../../app/features/proposals/labor-rows.tsx'

test('there are always three blank labor rows after those that are saved', () => {
  expect(countLaborRows(0)).toBe(3)
  expect(countLaborRows(40)).toBe(43)
})

test('a form that comes back has every row that was sent', () => {
  expect(countLaborRows(0, { 'labor-name-0': 'Demolition', 'labor-name-11': '', title: 'Bath' })).toBe(12)
})
