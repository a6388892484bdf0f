import { type ClientRequest, get } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FilledShop } from './filled-shop.ts'
import { hireStaff, type StaffHeaders } from './staff-member.ts'

const staffCount = 50
/** Each opens a page every fifteen seconds. */
const pagesPerSecond = staffCount / 15
const seconds = 20
const pageCount = 600
/** Pages are asked for as fast as a browser with two tabs would: a shop that rests between them pays for waking up. */
const atOnce = 2

/** The pages that staff open most, as a browser asks for them after a click: without the frame, which is there. */
const listPath = (name: string): string => `/${name}.data?_routes=routes%2Flist-views%2Croutes%2F${name}`
const pagePath = (name: string): string => `/${name}.data?_routes=routes%2F${name}`
const paths = [...['orders', 'products', 'customers', 'quotes'].map(listPath), ...['money', 'stock'].map(pagePath)]

/**
 * Percent of the shop's main thread, which limits it, that 50 members of staff take: each follows events and opens a
 * page now and then. Pages per second of customers with and without staff beside them say less: they vary by 8 % from
 * one round to the next, and five runs gave 0 to 3.6 %.
 */
export async function measureStaffCost(shop: FilledShop): Promise<number> {
  const staff = await hireStaff(shop, staffCount)
  await openPages(shop.base, staff)
  const idle = await measureTime(shop, () => sleep(seconds * 1000))
  const streams = await Promise.all(staff.map((headers) => followEvents(shop.base, headers)))
  const following = await measureTime(shop, () => sleep(seconds * 1000))
  const opening = await measureTime(shop, () => openPages(shop.base, staff))
  for (const stream of streams) stream.destroy()
  const perSecond = (following - idle) / seconds + (opening / pageCount) * pagesPerSecond
  return (perSecond / 1000) * 100
}

/** Milliseconds of the main thread's processor time while the work runs. */
async function measureTime(shop: FilledShop, work: () => Promise<unknown>): Promise<number> {
  const before = shop.readTime()
  await work()
  return shop.readTime() - before
}

/** Opens pages of all staff in turn. A refused page costs less than one that is shown, so none may be. */
async function openPages(base: string, staff: readonly StaffHeaders[]): Promise<void> {
  let next = 0
  const open = async (): Promise<void> => {
    for (let nth = next++; nth < pageCount; nth = next++) {
      const path = paths[(nth + Math.floor(nth / staffCount)) % paths.length]
      const answer = await fetch(`${base}/console${path}`, { headers: staff[nth % staffCount] ?? {} })
      await answer.text()
      if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}.`)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, open))
}

function followEvents(base: string, headers: StaffHeaders): Promise<ClientRequest> {
  return new Promise((resolve, reject) => {
    const stream = get(`${base}/console/live`, { headers, agent: false }, (answer) => {
      answer.resume()
      if (answer.statusCode === 200) resolve(stream)
      else reject(new Error(`A stream of events was answered with ${answer.statusCode}.`))
    })
    stream.on('error', reject)
  })
}
