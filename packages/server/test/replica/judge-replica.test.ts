import { findReadNeed } from '@tessera/server/replica/find-read-need'
import { findFreshMoment, findReplicaFault, hasReplayed } from '@tessera/server/replica/judge-replica'
import { describe, expect, test } from 'vitest'

const node = '100/00000001'
const replica = { isStandby: true, beacon: node, position: 500 }
/** The primary was at 400, then at 500, then at 600. */
const positions = [
  { at: 1000, node, position: 400 },
  { at: 1500, node, position: 500 },
  { at: 2000, node, position: 600 },
]

describe('which server answers', () => {
  test.each([
    ['a guest reads the catalog', 'GET', 'guest replica', true, 'recent'],
    ['a customer reads the catalog', 'GET', 'guest replica', false, undefined],
    ['staff read a report', 'GET', 'replica', false, 'complete'],
    ['a guest reads a report', 'GET', 'replica', true, 'recent'],
    ['a guest reads what is not declared', 'GET', undefined, true, undefined],
    ['a guest writes', 'POST', 'guest replica', true, undefined],
  ] as const)('%s', (_name, verb, reads, isGuest, need) => {
    expect(findReadNeed({ verb, ...(reads && { reads }) }, isGuest)).toBe(need)
  })
})

describe('how old a replica is', () => {
  test('it has what the primary had when that was at its position, by the clock of this process', () => {
    expect(findFreshMoment(positions, replica)).toBe(1500)
    expect(findFreshMoment(positions, { ...replica, position: 599 })).toBe(1500)
    expect(findFreshMoment(positions, { ...replica, position: 10_000 })).toBe(2000)
    expect(findFreshMoment(positions, { ...replica, position: 399 })).toBeUndefined()
  })

  test('one that has everything of an idle primary is not old', () => {
    const idle = [1000, 9000].map((at) => ({ at, node, position: 500 }))
    expect(findReplicaFault({ replica, node, freshAt: findFreshMoment(idle, replica) }, 9100)).toBeUndefined()
  })

  test('positions of another server mean nothing', () => {
    expect(hasReplayed({ ...replica, position: 10_000 }, { node: '200/00000002', position: 1 })).toBe(false)
    expect(findFreshMoment(positions, { ...replica, beacon: null })).toBeUndefined()
  })

  test.each([
    ['a primary', { replica: { ...replica, isStandby: false } }, 'writable'],
    ['a standby of another server', { replica: { ...replica, beacon: 'another' } }, 'stranger'],
    ['a standby after a fail-over that it did not follow', { node: '200/00000002' }, 'stranger'],
    ['one that never had what the primary had', { freshAt: undefined }, 'behind'],
    ['one that stands still', { freshAt: 8499 }, 'behind'],
    ['one that follows', { freshAt: 8500 }, undefined],
  ])('%s', (_name, seen, fault) => {
    expect(findReplicaFault({ replica, node, freshAt: 9900, ...seen }, 10_000)).toBe(fault)
  })
})
