/** The periods of the curve, in days. */
export const curveDays = [30, 90, 365] as const

interface Words {
  record?: string
  days?: number
  page?: number
  /** The page of the orders that hold it. */
  holds?: number
}

/** The address of a product's stock: a place, a period and the pages of its lists are words of it. */
export function stockPageHref(productID: string, { record, days, page, holds }: Words): string {
  const words = new URLSearchParams({
    ...(record && { record }),
    ...(days && days !== usualDays && { days: String(days) }),
    ...(page && page > 1 && { page: String(page) }),
    ...(holds && holds > 1 && { holds: String(holds) }),
  }).toString()
  return `/products/${encodeURIComponent(productID)}/stock${words && `?${words}`}`
}

const usualDays = 90

export const readDays = (words: URLSearchParams): number =>
  curveDays.find((days) => String(days) === words.get('days')) ?? usualDays
