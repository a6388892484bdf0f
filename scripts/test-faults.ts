import { rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
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
import { endDatabase, freePort, ShopProcess } from './faults/shop-process.ts'
import { root } from './source-files.ts'

/**
 * Rows of the matrix of faults, one line each. `--seed` replays the plan of faults, not the timing of requests; `--rows`
 * runs some of them: `--rows R10,R11`.
 */
const { values } = parseArgs({
  options: { seed: { type: 'string' }, shoppers: { type: 'string', default: '24' }, rows: { type: 'string' } },
})
const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31))
const budget = 900_000

console.log(`seed ${seed}`)
const overdue = setTimeout(() => {
  console.error(`not done after ${budget / 1000} s`)
  console.log('0 passed, 1 failed')
  process.exit(1)
}, budget)

const folders = [await newFolder(), await newFolder(), await newFolder()] as const
const shop = new ShopProcess(folders[0], await freePort())
const contested = new ShopProcess(folders[2], await freePort())
process.on('exit', () => {
  shop.endNow()
  contested.endNow()
  endDatabase(folders[1])
  for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
})
process.on('SIGINT', () => process.exit(130))
const history = new History(`${root}.tmp/faults.jsonl`)

const asked = values.rows?.split(',')
const isAsked = (...rows: string[]): boolean => !asked || rows.some((row) => asked.includes(row))

let passed = 0
let failed = 0
if (isAsked('R3', 'R4', 'R5', 'R6')) await rivals()
if (isAsked('R7', 'R8', 'R9'))
  await ran('R7-R9', () => crashes(shop, history, seed, Number(values.shoppers)).finally(() => shop.end()))
if (isAsked('R2', 'R10', 'R11')) await payments()
console.log(`${passed} passed, ${failed} failed`)
if (failed > 0) console.error(`history: ${history.file}; again with --seed ${seed}`)
process.exitCode = failed > 0 ? 1 : 0
clearTimeout(overdue)

function newFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'tessera-faults-'))
}

/** Many who want the same at once, on a shop in a process of its own. */
async function rivals(): Promise<void> {
  const rivalShop = await openRivalShop(contested)
  if (isAsked('R3')) await ran('R3', () => rivalPairs(rivalShop, seed))
  if (isAsked('R4')) await ran('R4', () => manySubmits(rivalShop))
  if (isAsked('R5')) await ran('R5', () => lastUnits(rivalShop))
  if (isAsked('R6')) await ran('R6', () => limitsAndBalances(rivalShop))
  await rivalShop.close()
  await contested.end()
}

/** With the shop in this process: what is broken here is the provider, not the program. */
async function payments(): Promise<void> {
  const paying = await openPaymentShop(folders[1])
  if (isAsked('R2')) await ran('R2', () => interleavings(paying, seed))
  if (isAsked('R10')) await ran('R10', () => providerFaults(paying, seed))
  if (isAsked('R11')) await ran('R11', () => providerNotices(paying, seed))
  await paying.close()
}

async function ran(id: string, run: () => Promise<Row>): Promise<void> {
  const began = Date.now()
  const row = await run().catch(
    (error): Row => ({
      id,
      numbers: 'did not come to its end',
      findings: [['it comes to its end', [String(error?.stack ?? error)]]],
    }),
  )
  report(row, Math.round((Date.now() - began) / 1000))
}

function report({ id, numbers, findings }: Row, seconds: number): void {
  console.log(`${id} (${seconds} s): ${numbers}`)
  const broken = findings.filter(([, all]) => all.length > 0)
  for (const [rule, all] of broken)
    console.error(
      `FAILED  ${id}: ${rule}\n${all
        .slice(0, 10)
        .map((one) => `        ${one}`)
        .join('\n')}`,
    )
  passed += findings.length - broken.length
  failed += broken.length
}
