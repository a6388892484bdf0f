export interface ViewedProduct {
  sku: string
  name: string
  url: string
}

const key = 'recently_viewed'
const maxViewed = 7

/** Newest first, without duplicates. */
export const addViewed = (list: readonly ViewedProduct[], viewed: ViewedProduct): ViewedProduct[] =>
  [viewed, ...list.filter(({ sku }) => sku !== viewed.sku)].slice(0, maxViewed)

/** Stored text may be corrupt: only valid entries are read. */
export function parseViewed(text: string | null): ViewedProduct[] {
  try {
    const parsed: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(parsed) ? parsed.filter(isViewedProduct) : []
  } catch {
    return []
  }
}

function isViewedProduct(value: unknown): value is ViewedProduct {
  const { sku, name, url } = (value ?? {}) as Partial<ViewedProduct>
  return typeof sku === 'string' && typeof name === 'string' && typeof url === 'string' && url.startsWith('/products/')
}

export function loadViewed(): ViewedProduct[] {
  try {
    return parseViewed(localStorage.getItem(key))
  } catch {
    return []
  }
}

/** Adds this page to the front of the list and returns the list before it. */
export function saveViewed(viewed: ViewedProduct): ViewedProduct[] {
  try {
    const before = loadViewed()
    localStorage.setItem(key, JSON.stringify(addViewed(before, viewed)))
    return before.filter(({ sku }) => sku !== viewed.sku)
  } catch {
    return []
  }
}
