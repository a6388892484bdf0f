import type { CartLine, ProjectDetail } from '@tessera/client/shop/types.gen'
import { expect, test } from 'vitest'
import { coverageOf } from '../../app/features/cart/coverage.ts'

const line = (sku: string, quantity: number, kind = 'product') => ({ sku, quantity, kind }) as CartLine
/** Boxes of 12 sq ft; 100 sq ft of need are nine of them. */
const item = (more: object = {}) =>
  ({
    sku: 'T1',
    roomId: 'r1',
    alternateOf: null,
    isGone: false,
    boxes: 9,
    openBoxes: 9,
    orderedBoxes: 0,
    needSqft: 100,
    coveredSqft: 108,
    ...more,
  }) as ProjectDetail['items'][number]
const project = (items: ProjectDetail['items'], projectId = 'p1') =>
  ({
    projectId,
    name: `House ${projectId}`,
    items,
    rooms: [
      { id: 'r1', name: 'Master bath' },
      { id: 'r2', name: 'Hall' },
    ],
  }) as unknown as ProjectDetail

test('samples, alternates, removed, ordered and unplanned products have no coverage message', () => {
  const silent = [item({ alternateOf: 'x' }), item({ isGone: true }), item({ openBoxes: 0, orderedBoxes: 9 })]
  expect(coverageOf([line('T1', 9)], [project(silent)])).toEqual([])
  expect(coverageOf([line('T1', 1, 'sample'), line('T2', 3)], [project([item()])])).toEqual([])
})

test('the shortfall is shown in area and boxes, per room', () => {
  expect(coverageOf([line('T1', 5), line('T1', 3)], [project([item()])])).toEqual([
    { sku: 'T1', projectId: 'p1', place: 'Master bath', shortSqft: 4, shortUnits: 1 },
  ])
})

test('enough is enough, also where a box for repairs is not there yet', () => {
  const [enough] = coverageOf([line('T1', 9)], [project([item()])])
  expect(enough).toMatchObject({ shortSqft: null, shortUnits: 0 })
  const withSpare = item({ boxes: 10, openBoxes: 10, coveredSqft: 120 })
  expect(coverageOf([line('T1', 9)], [project([withSpare])])).toMatchObject([{ shortUnits: 0 }])
})

test('earlier orders count; grout has no area', () => {
  const half = item({ orderedBoxes: 5, openBoxes: 4 })
  expect(coverageOf([line('T1', 4)], [project([half])])).toMatchObject([{ shortUnits: 0 }])
  const grout = item({ sku: 'G1', needSqft: null, coveredSqft: null, boxes: 3, openBoxes: 3, roomId: null })
  expect(coverageOf([line('G1', 1)], [project([grout])])).toMatchObject([
    { place: 'House p1', shortSqft: null, shortUnits: 2 },
  ])
})

test('several rooms are named by their project, and no box covers two projects', () => {
  const two = project([item(), item({ roomId: 'r2' })])
  expect(coverageOf([line('T1', 18)], [two, project([item()], 'p2')])).toMatchObject([
    { place: 'House p1', shortUnits: 0 },
    { projectId: 'p2', shortUnits: 9, shortSqft: 100 },
  ])
})
