import type { ScannedReturn } from '@tessera/client/shop/types.gen'
import { formatUnits } from '@tessera/ui/format'

type ReturnChoice = Pick<ScannedReturn, 'returnNumber' | 'orderNumber' | 'customer'>

/** The answer to one scan at the dock. */
export interface ScanOutcome {
  /** The scan as it was typed. */
  code: string
  key: string
  message?: string
  problem?: string
  /** Several returns that the scan could be about. */
  choices?: ReturnChoice[]
  /** No answer came; the same key is the same scan. */
  isLost?: boolean
}

/** `TS-1180 7` are seven boxes of a SKU; numbers of returns and orders have no spaces. */
export function readReturnScan(typed: string): { code: string; boxes: number | null } {
  const [, code, boxes] = /^(\S+)\s+(\d{1,4})$/.exec(typed.trim()) ?? []
  return code ? { code, boxes: Number(boxes) } : { code: typed.trim(), boxes: null }
}

export function describeScan(scanned: ScannedReturn): string {
  const { returnNumber, customer, sku, receivedBoxes, boxes, isReceived, isEarlier } = scanned
  const about = `Return ${returnNumber}, ${customer}`
  if (isEarlier) return `${about}: already received.`
  if (isReceived && sku === null) return `${about}: received, ${formatUnits(boxes, 'box')}.`
  const counted = `${sku} ${receivedBoxes} of ${boxes}`
  return isReceived ? `${about}: ${counted}. All boxes are here.` : `${about}: ${counted}.`
}
