import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { mainThreadTime, memoryOf, startShop } from '../shop.ts'
import { changePasswords } from './change-passwords.ts'
import type { SellerCredentials } from './open-seller.ts'

export interface FilledShop {
  base: string
  folder: string
  /** The password of its customers. */
  password: string
  seller: SellerCredentials
  /** Its resident memory in MB. */
  readMemory(): number
  /** Milliseconds of processor time that its main thread has taken so far. */
  readTime(): number
  stop(): Promise<void>
}

const generous = String(1_000_000_000)
const settings = {
  HOST: '127.0.0.1',
  LOG_LEVEL: 'warn',
  TESSERA_RANGE: process.env.BENCH_RANGE ?? 'full',
  PICTURES_AHEAD: '0',
  CAPTCHA_WORK: '10',
  SIGN_IN_FAILURES: generous,
  GUEST_TOKENS: generous,
  API_PER_PERSON: generous,
  API_PER_ADDRESS: generous,
  API_PER_SELLER: generous,
  PAGES_PER_ADDRESS: generous,
  // the defaults are refused in production
  TESSERA_ADMIN_USERNAME: 'bench',
  TESSERA_ADMIN_PASSWORD: 'Bench-only-1',
  TESSERA_SELLER_CLIENT_ID: '7E55E2A0-0000-4000-8000-0000000000BA',
  TESSERA_SELLER_CLIENT_SECRET: 'bench-seller-secret',
  TESSERA_STOREFRONT_CLIENT_ID: '7E55E2A0-0000-4000-8000-0000000000BB',
  TESSERA_CONSOLE_CLIENT_ID: '7E55E2A0-0000-4000-8000-0000000000BC',
}

/** BENCH_DATA names a folder that is kept: the next run finds it filled. */
export async function startFilledShop(port: number): Promise<FilledShop> {
  const dataFolder = process.env.BENCH_DATA
  const folder = dataFolder ?? (await mkdtemp(join(tmpdir(), 'tessera-bench-')))
  const forget = async () => {
    if (!dataFolder) await rm(folder, { recursive: true, force: true })
  }
  try {
    await mkdir(folder, { recursive: true })
    await rm(join(folder, 'media'), { recursive: true, force: true }) // the picture cache starts cold
    const shop = await fillAndStart(port, folder)
    return { ...shop, stop: () => shop.stop().finally(forget) }
  } catch (error) {
    await forget()
    throw error
  }
}

/**
 * The whole shop with 10,000 products in production mode: in development React takes about eight times as long per
 * page. Production creates no customers, so the shop is filled in development and restarted.
 */
async function fillAndStart(port: number, folder: string): Promise<FilledShop> {
  const base = `http://127.0.0.1:${port}`
  const env = { ...settings, PORT: String(port), TESSERA_DATA: folder }
  const filled = await startShop({ ...env, NODE_ENV: 'development' })
  const password = await changePasswords(base, settings).finally(filled.stop)
  const shop = await startShop({ ...env, NODE_ENV: 'production' })
  const readings = { readMemory: () => memoryOf(shop), readTime: () => mainThreadTime(shop) }
  return { base, folder, password, seller: settings, ...readings, stop: shop.stop }
}
