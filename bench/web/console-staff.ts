import { type ClientRequest, get } from 'node:http'
import { type LoadSpec, measureBriefly } from '../measure.ts'
import { type StaffHeaders, signInToConsole } from './staff-member.ts'

const staffCount = 50
const pauseSeconds = { least: 10, most: 20 }
/** Each round measures the shop without staff and with them, so that both get the machine as it is right then. */
const rounds = 6
const roundSeconds = 5

/** The pages that staff open most, as a browser asks for them after a click: without the frame, which is there. */
const listPath = (name: string): string => `/${name}.data?_routes=routes%2Flist-views%2Croutes%2F${name}`
const pagePath = (name: string): string => `/${name}.data?_routes=routes%2F${name}`
const paths = [...['orders', 'products', 'customers', 'quotes'].map(listPath), ...['money', 'stock'].map(pagePath)]

/** Percent of the shop's throughput that 50 members of staff cost: each follows events and opens a page now and then. */
export async function measureStaffCost(base: string, password: string, load: LoadSpec): Promise<number> {
  const staff: StaffHeaders[] = []
  for (let count = 0; count < staffCount; count += 1) staff.push(await signInToConsole(base, password))
  let [without, beside] = [0, 0]
  await measureBriefly(load, roundSeconds)
  for (let round = 0; round < rounds; round += 1) {
    without += await measureBriefly(load, roundSeconds)
    const stop = startStaff(base, staff)
    beside += await measureBriefly(load, roundSeconds)
    await stop()
  }
  return Math.max(0, (1 - beside / without) * 100)
}

/** Everyone starts at another moment of their pause, so that pages come evenly from the beginning. */
function startStaff(base: string, staff: readonly StaffHeaders[]): () => Promise<void> {
  const streams = staff.map((headers) => followEvents(base, headers))
  const timers = new Set<NodeJS.Timeout>()
  const open = new Set<Promise<unknown>>()
  const visit = (headers: StaffHeaders, seconds: number, nth: number): void => {
    const timer = setTimeout(() => {
      timers.delete(timer)
      const page = fetch(`${base}/console${paths[nth % paths.length]}`, { headers }).then((answer) => answer.text())
      open.add(page)
      void page.finally(() => open.delete(page))
      visit(headers, randomPause(), nth + 1)
    }, seconds * 1000)
    timers.add(timer)
  }
  for (const [nth, headers] of staff.entries()) visit(headers, Math.random() * randomPause(), nth)
  return async () => {
    for (const timer of timers) clearTimeout(timer)
    await Promise.allSettled(open)
    for (const stream of streams) stream.destroy()
  }
}

const randomPause = (): number => pauseSeconds.least + Math.random() * (pauseSeconds.most - pauseSeconds.least)

function followEvents(base: string, headers: StaffHeaders): ClientRequest {
  const stream = get(`${base}/console/live`, { headers, agent: false }, (answer) => answer.resume())
  return stream.on('error', () => undefined)
}
