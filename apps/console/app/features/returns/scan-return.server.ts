import { randomUUID } from 'node:crypto'
import { ShopApiError } from '@tessera/client/shop/shop-api-error'
import { getEnvironment } from '../../http/environment.server.ts'
import type { Staff } from '../../session/staff.server.ts'
import { problemText } from '../../session/staff-work.server.ts'
import { describeScan, readReturnScan, type ScanOutcome } from './scan-outcome.ts'

/** Takes one scan at the dock. */
export async function scanReturn({ token }: Staff, form: FormData): Promise<ScanOutcome> {
  const typed = String(form.get('code') ?? '').trim()
  const key = String(form.get('key') || randomUUID())
  const returnNumber = String(form.get('returnNumber') ?? '') || null
  if (!typed) return { code: '', key, problem: 'Scan a return, an order or a product.' }
  try {
    const scan = { ...readReturnScan(typed), returnNumber, key }
    const scanned = await getEnvironment().shop.Operator.ReceiveReturn(scan, { accessToken: token })
    return { code: typed, key, message: describeScan(scanned) }
  } catch (error) {
    const isLost = !(error instanceof ShopApiError) || error.status >= 500
    return { code: typed, key, problem: problemText(error), choices: choicesIn(error), isLost }
  }
}

const choicesIn = (error: unknown): NonNullable<ScanOutcome['choices']> => {
  const returns = error instanceof ShopApiError ? error.data?.returns : undefined
  return Array.isArray(returns) ? returns : []
}
