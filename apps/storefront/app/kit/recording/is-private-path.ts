/** Never recorded: password, payment and checkout pages, account users, and pages whose URL contains a secret. */
const privatePaths = [
  'sign-in',
  'sign-out',
  'register',
  'activate',
  'forgot-password',
  'reset-password',
  'link-account',
  'checkout',
  'order-confirmation',
  'order-status',
  'pay',
  'vendor-payment',
  'shared-sheet',
  'proposal',
  'account/payment-methods',
  'account/invoices/pay',
  'account/invoices/receipt',
  'account/personal-data',
  'account/addresses',
  'account/users',
]

export const isPrivatePath = (pathname: string): boolean => {
  const path = pathname.toLowerCase().replace(/^\/+/, '')
  return privatePaths.some((one) => path === one || path.startsWith(`${one}/`) || path.startsWith(`${one}.`))
}

/** Elements with personal text: account links, the name in the header, addresses, contact links. */
export const privateTextSelector =
  '[data-private], a[href^="/account"], address, a[href^="mailto:"], a[href^="tel:"], output'
