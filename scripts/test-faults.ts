import { writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { freePort } from '@tessera/testing/shop-process'
import { openRun } from '@tessera/testing/test-run'
import { HookReceiver } from './faults/deliveries/hook-receiver.ts'
import { runDeliveries } from './faults/deliveries/run-deliveries.ts'
import { History } from './faults/history.ts'
import { openPaymentShop } from './faults/payments/open-payment-shop.ts'
import { providerFaults } from './faults/payments/provider-faults.ts'
import { providerNotices } from './faults/payments/provider-notices.ts'
import { runInterleavings } from './faults/payments/run-interleavings.ts'
import { lastUnits, limitsAndBalances } from './faults/rivals/last-units.ts'
import { manySubmits, rivalPairs } from './faults/rivals/rival-pairs.ts'
import { openRivalShop } from './faults/rivals/rival-shop.ts'
import { RowReport } from './faults/row-report.ts'
import { runCrashes } from './faults/run-crashes.ts'
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

const requestedRows = values.rows?.split(',')
const isRequested = (...rows: string[]): boolean => !requestedRows || rows.some((row) => requestedRows.includes(row))

const report = new RowReport(share >= 1)
if (isRequested('R3', 'R4', 'R5', 'R6')) await inFolder(runRivals)
if (isRequested('R7', 'R8', 'R9')) await inFolder(runKills)
if (isRequested('R2', 'R10', 'R11')) await inFolder(runPayments)
if (isRequested('R12')) await inFolder(runHooks)
const left = (await run?.close()) ?? []
if (left.length > 0) report.judge('end', ['nothing is left behind', left])
const { passed, failed } = report
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
async function runRivals(folder: string): Promise<void> {
  const shop = new ShopProcess(folder, await freePort())
  const rivalShop = await openRivalShop(shop)
  if (isRequested('R3')) await report.run('R3', () => rivalPairs(rivalShop, seed, share))
  if (isRequested('R4')) await report.run('R4', () => manySubmits(rivalShop, share))
  if (isRequested('R5')) await report.run('R5', () => lastUnits(rivalShop, share))
  if (isRequested('R6')) await report.run('R6', () => limitsAndBalances(rivalShop, share))
  await rivalShop.close()
  await shop.end()
}

/** Kills the program and its database while customers buy. */
async function runKills(folder: string): Promise<void> {
  const shop = new ShopProcess(folder, await freePort())
  await report.run('R7-R9', () => runCrashes(shop, history, { seed, share, shoppers: Number(values.shoppers) }))
  await shop.end()
}

/** Runs the shop in this process: here the provider fails, not the program. */
async function runPayments(folder: string): Promise<void> {
  const paying = await openPaymentShop(folder)
  if (isRequested('R2')) await report.run('R2', () => runInterleavings(paying, seed, share))
  if (isRequested('R10')) await report.run('R10', () => providerFaults(paying, seed, share))
  if (isRequested('R11')) await report.run('R11', () => providerNotices(paying, seed, share))
  await paying.close()
}

/** A receiver outside fails, and the processes that send are killed. */
async function runHooks(folder: string): Promise<void> {
  const receiver = await HookReceiver.open()
  const shop = new ShopProcess(folder, await freePort(), { OUTBOUND_ALLOW: receiver.host })
  await report.run('R12', () => runDeliveries(shop, receiver, { share }))
  await shop.end()
  receiver.close()
}
