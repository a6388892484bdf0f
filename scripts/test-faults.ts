import { writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { freePort } from '@tessera/testing/shop-process'
import { openRun } from '@tessera/testing/test-run'
import { crashes } from './faults/crashes.ts'
import { History } from './faults/history.ts'
import { interleavings } from './faults/payments/interleavings.ts'
import { openPaymentShop } from './faults/payments/open-payment-shop.ts'
import { providerFaults } from './faults/payments/provider-faults.ts'
import { providerNotices } from './faults/payments/provider-notices.ts'
import { manySubmits, rivalPairs } from './faults/rivals/carts.ts'
import { lastUnits, limitsAndBalances } from './faults/rivals/last-ones.ts'
import { openRivalShop } from './faults/rivals/rival-shop.ts'
import type { Row } from './faults/row.ts'
import { ShopProcess } from './faults/shop-process.ts'
import { root } from './source-files.ts'

/**
 * Runs the fault matrix, one line per row. `--seed` replays the fault plan, not the timing of requests; `--rows
 * R10,R11` runs some rows; `--share 0.1` runs a tenth of each and only reports timing rules.
 */
const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    shoppers: { type: 'string', default: '24' },
    rows: { type: 'string' },
    share: { type: 'string', default: '1' },
  },
})
const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31))
const share = Number(values.share)
const budget = 3_600_000

console.log(`seed ${seed}, share ${share}`)
const overdue = setTimeout(() => {
  console.error(`not done after ${budget / 1000} s`)
  console.log('0 passed, 1 failed')
  process.exit(1)
}, budget)
const run = await openRun()
const history = new History(`${root}.tmp/faults.jsonl`)

const asked = values.rows?.split(',')
const isAsked = (...rows: string[]): boolean => !asked || rows.some((row) => asked.includes(row))

let passed = 0
let failed = 0
if (isAsked('R3', 'R4', 'R5', 'R6')) await inFolder(rivals)
if (isAsked('R7', 'R8', 'R9')) await inFolder(kills)
if (isAsked('R2', 'R10', 'R11')) await inFolder(payments)
const left = (await run?.close()) ?? []
if (left.length > 0) judge('end', ['nothing is left behind', left])
console.log(`${passed} passed, ${failed} failed`)
if (failed > 0) console.error(`history: ${history.file}; again with --seed ${seed} --share ${share}`)
writeFileSync(`${root}.tmp/faults.json`, JSON.stringify({ seed, share, passed, failed }))
process.exitCode = failed > 0 ? 1 : 0
clearTimeout(overdue)

async function inFolder(rows: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'faults-'))
  await rows(folder)
  await rm(folder, { recursive: true })
}

/** Concurrent customers who want the same things, on a shop in its own process. */
async function rivals(folder: string): Promise<void> {
  const shop = new ShopProcess(folder, await freePort())
  const rivalShop = await openRivalShop(shop)
  if (isAsked('R3')) await ran('R3', () => rivalPairs(rivalShop, seed, share))
  if (isAsked('R4')) await ran('R4', () => manySubmits(rivalShop, share))
  if (isAsked('R5')) await ran('R5', () => lastUnits(rivalShop, share))
  if (isAsked('R6')) await ran('R6', () => limitsAndBalances(rivalShop, share))
  await rivalShop.close()
  await shop.end()
}

/** Kills the program and its database while customers buy. */
async function kills(folder: string): Promise<void> {
  const shop = new ShopProcess(folder, await freePort())
  await ran('R7-R9', () => crashes(shop, history, { seed, share, shoppers: Number(values.shoppers) }))
  await shop.end()
}

/** Runs the shop in this process: here the provider fails, not the program. */
async function payments(folder: string): Promise<void> {
  const paying = await openPaymentShop(folder)
  if (isAsked('R2')) await ran('R2', () => interleavings(paying, seed, share))
  if (isAsked('R10')) await ran('R10', () => providerFaults(paying, seed, share))
  if (isAsked('R11')) await ran('R11', () => providerNotices(paying, seed, share))
  await paying.close()
}

async function ran(id: string, work: () => Promise<Row>): Promise<void> {
  const began = Date.now()
  const row = await work().catch(
    (error): Row => ({
      id,
      numbers: 'did not come to its end',
      findings: [['it comes to its end', [String(error?.stack ?? error)]]],
    }),
  )
  report(row, Math.round((Date.now() - began) / 1000))
}

function report({ id, numbers, findings, timed = [] }: Row, seconds: number): void {
  console.log(`${id} (${seconds} s): ${numbers}`)
  const isWhole = share >= 1
  for (const finding of [...findings, ...(isWhole ? timed : [])]) judge(id, finding)
  const late = isWhole ? [] : timed.filter(([, all]) => all.length > 0)
  for (const [rule, all] of late) console.log(`  not judged in a share: ${rule} (${all.join('; ')})`)
}

function judge(id: string, [rule, broken]: Row['findings'][number]): void {
  if (broken.length === 0) {
    passed += 1
    return
  }
  failed += 1
  const first = broken.slice(0, 10).map((one) => `        ${one}`)
  console.error([`FAILED  ${id}: ${rule}`, ...first].join('\n'))
}
