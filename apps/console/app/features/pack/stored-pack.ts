import type { Pack } from './pack.ts'

/** A pack under work, with the key that makes sending it twice harmless. */
interface StoredPack {
  key: string
  /** Shipments of the order when the work began: after another one the numbers are no longer true. */
  shipments: number
  pack: Pack
}

const nameOf = (number: string): string => `tessera-pack-${number}`

/** Unsent work survives a reload in this tab. */
export function findStoredPack(number: string, shipments: number): StoredPack | undefined {
  try {
    const stored = JSON.parse(sessionStorage.getItem(nameOf(number)) ?? 'null') as StoredPack | null
    return stored?.shipments === shipments ? stored : undefined
  } catch {
    return undefined
  }
}

export function storePack(number: string, stored: StoredPack): void {
  try {
    sessionStorage.setItem(nameOf(number), JSON.stringify(stored))
  } catch {
    // a browser without storage starts again after a reload
  }
}
