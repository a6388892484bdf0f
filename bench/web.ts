import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type JudgedRow, readBenchArguments } from './bars.ts'
import { finishWithBars } from './finish-with-bars.ts'
import { type BenchRow, type RateRow, RowRunner } from './row-runner.ts'
import { headingText } from './row-text.ts'
import { type ChildServer, startBare } from './shop.ts'
import { booksPart } from './web/books-part.ts'
import { cartPart } from './web/cart-part.ts'
import { consolePart } from './web/console-part.ts'
import { type FilledShop, startFilledShop } from './web/filled-shop.ts'
import { getTimed } from './web/get-timed.ts'
import { readProducts } from './web/listed-product.ts'
import { pagePart } from './web/page-part.ts'
import { picturePart, warmPicture } from './web/picture-part.ts'
import { searchPart } from './web/search-part.ts'

const port = 3910
const bareUrl = `http://127.0.0.1:${port + 1}`
const pageUrl = `http://127.0.0.1:${port + 2}`

const limits: RateRow[] = [
  { name: 'H: bare Fastify, a constant', work: { url: `${bareUrl}/constant` }, limit: 'H' },
  { name: 'H plain: the same, only counted', work: { url: `${bareUrl}/constant`, isPlain: true }, limit: 'H plain' },
  { name: 'M: bare React, a page of 24 cards', work: { url: pageUrl }, limit: 'M', of: 'H' },
]

/**
 * Measures the shop as customers use it beside the machine's baseline in one run. `only` is a part or text in a row's
 * name.
 */
export async function benchWeb(only = ''): Promise<JudgedRow[]> {
  console.log('\nStarting a shop with 10,000 products …')
  const shop = await startFilledShop(port)
  const bare: ChildServer[] = []
  try {
    return await runParts(shop, bare, only)
  } finally {
    for (const child of bare) await child.stop()
    await shop.stop()
  }
}

async function runParts(shop: FilledShop, bare: ChildServer[], only: string): Promise<JudgedRow[]> {
  const { base, folder } = shop
  const goods = await readProducts(base)
  const file = join(folder, 'bench-picture.avif')
  await writeFile(file, (await getTimed(base + warmPicture(goods))).body)
  const env = { NODE_ENV: 'production' }
  bare.push(await startBare({ ...env, PORT: new URL(bareUrl).port, FILE: file }))
  bare.push(await startBare({ ...env, PORT: new URL(pageUrl).port }, 'bare-page.ts'))
  const parts: Record<string, BenchRow[]> = {
    C: [...searchPart(base), ...picturePart(base, bareUrl, goods)],
    D: cartPart(shop, goods),
    E: pagePart(base, goods),
    F: booksPart(shop),
    G: consolePart(shop, goods),
  }
  const chosen = parts[only] ?? Object.values(parts).flat()
  console.log(headingText())
  const runner = new RowRunner(parts[only] ? '' : only)
  await runner.run([...limits, ...chosen])
  return runner.judged
}

if (import.meta.main) {
  const { only, hasBars } = readBenchArguments(process.argv.slice(2))
  const judged = await benchWeb(only)
  if (hasBars) finishWithBars(judged)
}
