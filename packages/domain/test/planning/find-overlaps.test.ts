import { expect, test } from 'vitest'
import { findOverlaps } from '../../src/planning/find-overlaps.ts'

test('changes overlap only where they touch the same part', () => {
  const changes = [{ parts: ['name'] }, { parts: ['room 1', 'notes'] }, { parts: [] }, { parts: ['*'] }]
  expect(findOverlaps([], changes)).toEqual([])
  expect(findOverlaps(['room 2'], changes)).toEqual([changes[3]])
  expect(findOverlaps(['notes', 'name'], changes)).toEqual([changes[0], changes[1], changes[3]])
})
