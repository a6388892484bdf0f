/**
 * Never recorded: passwords, payment, checkout (RELIABILITY 6.13), who is behind an account, and pages whose address is a
 * key.
 */
const closed = [
  'sign-in',
  'sign-out',
  'register',
  'activate',
  'forgot-password',
  'reset-password',
  'link-account',
  'checkout',
  'order-confirmation',
  'vendor-payment',
  'shared-sheet',
  'account/payment-methods',
  'account/invoices/pay',
  'account/invoices/receipt',
  'account/personal-data',
  'account/addresses',
  'account/users',
]

export const isClosed = (pathname: string): boolean => {
  const path = pathname.toLowerCase().replace(/^\/+/, '')
  return closed.some((one) => path === one || path.startsWith(`${one}/`) || path.startsWith(`${one}.`))
}

/** Where text is about a person: all of the account, its name in the header, addresses, ways to reach somebody. */
export const privateText = '[data-private], a[href^="/account"], address, a[href^="mailto:"], a[href^="tel:"], output'
