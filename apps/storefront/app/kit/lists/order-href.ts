export const orderHref = (number: string): string => `/account/orders/${encodeURIComponent(number)}`
