/** The periods of the curve, in days. */
export const curveDays = [30, 90, 365] as const

interface Words {
  record?: string
  days?: number
  page?: number
}

/** The address of a product's stock: a place, a period and a page of its history are words of it. */
export function stockPageHref(productID: string, { record, days, page }: Words): string {
  const words = new URLSearchParams({
    ...(record && { record }),
    ...(days && days !== usualDays && { days: String(days) }),
    ...(page && page > 1 && { page: String(page) }),
  }).toString()
  return `/products/${encodeURIComponent(productID)}/stock${words && `?${words}`}`
}

const usualDays = 90

export const readDays = (words: URLSearchParams): number =>
  curveDays.find((days) => String(days) === words.get('days')) ?? usualDays
