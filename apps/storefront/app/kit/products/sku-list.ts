import { useSyncExternalStore } from 'react'

/** A list of SKUs in local storage, synchronized across tabs. The server has no copy. */
export interface SkuList {
  use(): readonly string[]
  now(): readonly string[]
  save(skus: readonly string[]): void
  toggle(sku: string): void
}

const none: readonly string[] = []

/** Parses a list of SKUs with a maximum length; invalid entries are dropped. */
export function skusIn(text: string | null, maxCount: number): string[] {
  const skus = (text ?? '').split(',').filter((sku) => /^[\w-]{1,40}$/.test(sku))
  return [...new Set(skus)].slice(0, maxCount)
}

export function skuList(key: string, maxCount: number): SkuList {
  const listeners = new Set<() => void>()
  let read: { text: string | null; skus: readonly string[] } = { text: null, skus: none }
  const now = () => {
    const text = readStorage(key)
    if (text !== read.text) read = { text, skus: skusIn(text, maxCount) }
    return read.skus
  }
  const save = (skus: readonly string[]) => {
    writeStorage(key, skus.slice(0, maxCount).join(','))
    for (const notify of listeners) notify()
  }
  const subscribe = (notify: () => void) => {
    listeners.add(notify)
    addEventListener('storage', notify)
    return () => {
      listeners.delete(notify)
      removeEventListener('storage', notify)
    }
  }
  return {
    now,
    save,
    use: () => useSyncExternalStore(subscribe, now, () => none),
    toggle: (sku) => save(now().includes(sku) ? now().filter((one) => one !== sku) : [sku, ...now()]),
  }
}

/** Local storage may be unavailable. */
export function readStorage(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

export function writeStorage(key: string, text: string): void {
  try {
    localStorage.setItem(key, text)
  } catch {}
}
