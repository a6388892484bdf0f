import { collectionPath, idParameter, nameOf } from '@tessera/contract/kit/resource'
import { resources } from '@tessera/contract/platform/operations'
import { startPlatform } from '@tessera/testing/platform'
import { pathWith } from '@tessera/testing/wire'
import { expect, test } from 'vitest'
import { createFullTestWorld } from '../contract/full-test-world.ts'
import { served } from '../contract/served.ts'
import { sendChanges } from './changes.ts'

const world = await createFullTestWorld(await startPlatform())

const ownTransactions = ['OrderReturns.Patch']
const ofOrders = resources
  .filter(({ tag }) => /^(Orders|LineItems|Payments|Shipments|Subscriptions|SubscriptionItems)$/.test(tag))
  .map((resource) => ({ title: `${resource.tag} ${collectionPath(resource)}`, resource }))
const patched = [...served, ...ofOrders].filter(
  ({ resource }) =>
    (resource.only?.includes('Patch') ?? true) &&
    !ownTransactions.includes(`${resource.tag}.${nameOf(resource, 'Patch')}`),
)

test.each(patched)('$title: an empty patch answers the record as GET shows it', async ({ resource }) => {
  const { path, tag } = resource
  const names = world.namesFor(path)
  const shown = await world.wire('GET', pathWith(path, names))
  expect(shown.status, shown.text).toBe(200)
  const Parameters = Object.fromEntries([...path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, names[name]]))
  expect(Parameters[idParameter(resource)]).toBeDefined()
  const change = { Operation: `${tag}.${nameOf(resource, 'Patch')}`, Parameters, Body: {} }
  const [answer] = await sendChanges(world.wire, [change], { DryRun: true })
  const single = await world.wire('PATCH', pathWith(path, names), {})
  expect(answer?.Status, JSON.stringify(answer)).toBe(single.status)
  if (single.status < 400) expect(answer?.Before).toEqual(shown.body)
  const wrong = { ...change, Was: { ID: 'another' } }
  const [refused] = await sendChanges(world.wire, [wrong], { DryRun: true })
  if (single.status < 400) expect(refused?.Errors[0]?.ErrorCode).toBe('Concurrency.Changed')
})
