import { useSyncExternalStore } from 'react'

const key = 'compare'
export const mostCompared = 4
const none: readonly string[] = []
const listeners = new Set<() => void>()
let read: { text: string | null; skus: readonly string[] } = { text: null, skus: none }

/** SKUs only, at most four; whatever else somebody put there is left out. */
export function skusFrom(text: string | null): string[] {
  const skus = (text ?? '').split(',').filter((sku) => /^[\w-]{1,40}$/.test(sku))
  return [...new Set(skus)].slice(0, mostCompared)
}

function list(): readonly string[] {
  const text = stored()
  if (text !== read.text) read = { text, skus: skusFrom(text) }
  return read.skus
}

/** A browser may refuse to keep anything. */
function stored(): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

export function saveCompared(skus: readonly string[]): void {
  try {
    localStorage.setItem(key, skus.slice(0, mostCompared).join(','))
  } catch {
    return
  }
  for (const tell of listeners) tell()
}

export const toggleCompared = (sku: string): void => {
  const skus = list()
  saveCompared(skus.includes(sku) ? skus.filter((one) => one !== sku) : [...skus, sku])
}

function subscribe(tell: () => void): () => void {
  listeners.add(tell)
  window.addEventListener('storage', tell)
  return () => {
    listeners.delete(tell)
    window.removeEventListener('storage', tell)
  }
}

/** What is to be compared, in all tabs alike. Nothing on the server. */
export const useCompared = (): readonly string[] => useSyncExternalStore(subscribe, list, () => none)

export const compareUrl = (skus: readonly string[]): string => `/compare?skus=${skus.join(',')}`
