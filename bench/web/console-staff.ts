import { type ClientRequest, get } from 'node:http'
import { type LoadSpec, measureBriefly } from '../measure.ts'
import type { FilledShop } from './filled-shop.ts'
import { hireStaff, type StaffHeaders } from './staff-member.ts'

const staffCount = 50
const pauseSeconds = { least: 10, most: 20 }
/** Each round measures the shop without staff and with them, so that both get the machine as it is right then. */
const rounds = 10
const roundSeconds = 5

/** The pages that staff open most, as a browser asks for them after a click: without the frame, which is there. */
const listPath = (name: string): string => `/${name}.data?_routes=routes%2Flist-views%2Croutes%2F${name}`
const pagePath = (name: string): string => `/${name}.data?_routes=routes%2F${name}`
const paths = [...['orders', 'products', 'customers', 'quotes'].map(listPath), ...['money', 'stock'].map(pagePath)]

/** Percent of the shop's throughput that 50 members of staff cost: each follows events and opens a page now and then. */
export async function measureStaffCost(shop: FilledShop, load: LoadSpec): Promise<number> {
  const staff = await hireStaff(shop, staffCount)
  await warmUp(shop.base, staff)
  let [without, beside] = [0, 0]
  await measureBriefly(load, roundSeconds)
  for (let round = 0; round < rounds; round += 1) {
    without += await measureBriefly(load, roundSeconds)
    const stop = await startStaff(shop.base, staff)
    beside += await measureBriefly(load, roundSeconds)
    await stop()
  }
  return Math.max(0, (1 - beside / without) * 100)
}

/** The first pages compile the program and fill the platform's caches; whether they come in time does not count. */
async function warmUp(base: string, staff: readonly StaffHeaders[]): Promise<void> {
  for (const [nth, headers] of staff.entries()) await openPage(`${base}/console${paths[nth % paths.length]}`, headers)
}

/**
 * Streams are open before the clock starts: staff open one in half an hour. Everyone starts at another moment of their
 * pause, so that pages come evenly from the beginning.
 */
async function startStaff(base: string, staff: readonly StaffHeaders[]): Promise<() => Promise<void>> {
  const streams = await Promise.all(staff.map((headers) => followEvents(base, headers)))
  const timers = new Set<NodeJS.Timeout>()
  const pages: Promise<boolean>[] = []
  const visit = (headers: StaffHeaders, seconds: number, nth: number): void => {
    const timer = setTimeout(() => {
      timers.delete(timer)
      pages.push(openPage(`${base}/console${paths[nth % paths.length]}`, headers))
      visit(headers, randomPause(), nth + 1)
    }, seconds * 1000)
    timers.add(timer)
  }
  for (const [nth, headers] of staff.entries()) visit(headers, Math.random() * randomPause(), nth)
  return async () => {
    for (const timer of timers) clearTimeout(timer)
    for (const stream of streams) stream.destroy()
    requireShown(await Promise.all(pages))
  }
}

/** Whether the page was shown. */
async function openPage(url: string, headers: StaffHeaders): Promise<boolean> {
  try {
    const answer = await fetch(url, { headers })
    await answer.text()
    return answer.ok
  } catch {
    return false
  }
}

/** A refused page costs less than one that is shown, so a figure with more than one in twenty would say nothing. */
function requireShown(pages: readonly boolean[]): void {
  const refused = pages.filter((isShown) => !isShown).length
  if (refused > pages.length / 20) throw new Error(`${refused} of ${pages.length} pages of staff were refused.`)
}

const randomPause = (): number => pauseSeconds.least + Math.random() * (pauseSeconds.most - pauseSeconds.least)

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
