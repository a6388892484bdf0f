import { rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { check, type Findings } from './faults/check.ts'
import { History } from './faults/history.ts'
import { inject } from './faults/inject.ts'
import { planFrom } from './faults/plan.ts'
import { seedShop } from './faults/seed-shop.ts'
import { freePort, ShopProcess } from './faults/shop-process.ts'
import { Shopper } from './faults/shopper.ts'
import { root } from './source-files.ts'

/**
 * Shoppers buy while the program and its database are killed, again and again; afterwards nothing that was accepted
 * may be missing, and nothing may be there twice. `--seed` replays the plan of faults, not the timing of requests.
 */
const { values } = parseArgs({ options: { seed: { type: 'string' }, shoppers: { type: 'string', default: '24' } } })
const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31))
const budget = 90_000

console.log(`seed ${seed}`)
const overdue = setTimeout(() => {
  console.error(`not done after ${budget / 1000} s`)
  console.log('0 passed, 1 failed')
  process.exit(1)
}, budget)

const folder = await mkdtemp(join(tmpdir(), 'tessera-faults-'))
const shop = new ShopProcess(folder, await freePort())
process.on('exit', () => {
  shop.endNow()
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
})
process.on('SIGINT', () => process.exit(130))
const history = new History(`${root}.tmp/faults.jsonl`)

const findings = await run().catch((error): Findings => [['the run came to its end', [String(error)]]])
await shop.end()
report(findings)
clearTimeout(overdue)

async function run(): Promise<Findings> {
  shop.start()
  const firstReady = await shop.ready(30_000)
  console.log(`ready after ${Math.round(firstReady)} ms`)
  const count = Number(values.shoppers)
  const tokens = await seedShop(shop.url, Math.ceil((count * 2) / 3))
  let isOpen = true
  const shopping = { url: shop.url, history, isOpen: () => isOpen }
  const all = Array.from({ length: count }, (_, at) => new Shopper(`s${at}`, tokens[at], shopping).shop())
  const problems = await inject(planFrom(seed), shop, history)
  isOpen = false
  await Promise.all(all)
  await shop.ready(10_000)
  const found = await check(history, shop.databaseUrl(), firstReady)
  const code = await shop.stop()
  return [
    ...found,
    ['the program outlived its database', problems],
    ['the last one stopped clean', code === 0 ? [] : [`exit code ${code}\n${shop.output}`]],
  ]
}

function report(found: Findings): void {
  const { purchases, outages, troubles } = history
  const tally = (outcome: string) => purchases.filter((one) => one.outcome === outcome).length
  for (const { victim, from, until } of outages) console.log(`${victim} killed, ready after ${until - from} ms`)
  console.log(
    `${tally('ok')} bought, ${tally('fail')} refused, ${tally('unknown')} unknown, ${troubles.length} not answered`,
  )
  const failed = found.filter(([, broken]) => broken.length > 0)
  for (const [rule, broken] of failed)
    console.error(
      `FAILED  ${rule}\n${broken
        .slice(0, 10)
        .map((one) => `        ${one}`)
        .join('\n')}`,
    )
  console.log(`${found.length - failed.length} passed, ${failed.length} failed`)
  if (failed.length > 0) console.error(`history: ${history.file}; again with --seed ${seed}`)
  process.exitCode = failed.length > 0 ? 1 : 0
}
