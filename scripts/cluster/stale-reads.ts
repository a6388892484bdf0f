import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from '@tessera/client/create-client'
import { adminOf } from '../faults/seed-shop.ts'
import { guestAt } from './read-mix.ts'

export interface StaleReads {
  /** Milliseconds that the oldest answer to a guest was old. */
  oldest: number
  /** Milliseconds that the slowest answer took. */
  slowest: number
  reads: number
  ownWrites: number
  /** Own writes that were not seen, and calls that failed. */
  missed: string[]
  failures: string[]
}

const pauseMilliseconds = 100

/**
 * A writer names a product again and again at the first process and looks for the change in a report of the second. Two
 * guests read the product; an answer is as old as the first later name that was committed when it arrived.
 */
export async function watchStaleReads(
  urls: readonly [string, string],
  sku: string,
  work: () => Promise<void>,
): Promise<StaleReads> {
  const found: StaleReads = { oldest: 0, slowest: 0, reads: 0, ownWrites: 0, missed: [], failures: [] }
  const [writer, reader] = [await adminOf(urls[0]), await adminOf(urls[1])]
  const guests = [await guestAt(urls[0]), await guestAt(urls[1])]
  const committed: number[] = []
  let isOpen = true
  const guarded = async (call: () => Promise<void>) => {
    const began = performance.now()
    await call().catch((error) => found.failures.push(String(error)))
    found.slowest = Math.max(found.slowest, performance.now() - began)
  }
  const write = async () => {
    for (let version = 0; isOpen; version++) {
      await guarded(async () => {
        await writer.Products.Patch(sku, { Name: `Version ${version}` })
        committed[version] = performance.now()
      })
      await guarded(async () => {
        found.ownWrites += 1
        if (!(await hasWritten(reader, sku, version))) found.missed.push(`version ${version}`)
      })
      await sleep(pauseMilliseconds)
    }
  }
  const read = async (guest: Client) => {
    for (; isOpen; await sleep(pauseMilliseconds / 4))
      await guarded(async () => {
        const { Name } = await guest.Me.GetProduct(sku)
        const version = Number(/^Version (\d+)$/.exec(Name ?? '')?.[1] ?? -1)
        const next = committed.find((_at, later) => later > version)
        found.reads += 1
        if (next !== undefined) found.oldest = Math.max(found.oldest, performance.now() - next)
      })
  }
  const all = [write(), ...guests.map(read)]
  await work().finally(() => {
    isOpen = false
  })
  await Promise.all(all)
  return found
}

async function hasWritten(reader: Client, sku: string, version: number): Promise<boolean> {
  const { Items } = await reader.Events.List({ object: `products/${sku}`, pageSize: 1 })
  return (Items[0]?.Body as { Name?: string } | undefined)?.Name === `Version ${version}`
}
