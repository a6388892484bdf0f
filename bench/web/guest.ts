const json = { 'content-type': 'application/json' }

export const asVisitor = (token = ''): Record<string, string> => ({ authorization: `Bearer ${token}` })
export const asWriter = (token = ''): Record<string, string> => ({ ...json, ...asVisitor(token) })

export const guestPath = '/api/Cart/CreateTesseraBasket'
export const addPath = '/api/Cart/AddToCart'
export const tokenIn = (text: string): string => (JSON.parse(text) as { auth_token: string }).auth_token

export const itemsOf = (skus: readonly string[], quantity: number): string =>
  JSON.stringify({ items: skus.map((sku) => ({ sku, quantity })) })

/** Creates a guest with these SKUs in the cart and returns the token. */
export async function guestWith(base: string, skus: readonly string[]): Promise<string> {
  const opened = await fetch(base + guestPath, { method: 'POST' })
  // a call without a token would be refused with 401, which says nothing about why there is none
  if (!opened.ok) throw new Error(`There is no new guest: ${opened.status} ${await opened.text()}`)
  const token = tokenIn(await opened.text())
  const added = await fetch(base + addPath, { method: 'POST', headers: asWriter(token), body: itemsOf(skus, 1) })
  if (!added.ok) throw new Error(`The cart was not filled: ${await added.text()}`)
  const { lines } = (await added.json()) as { lines: unknown[] }
  if (lines.length !== skus.length) throw new Error(`The cart has ${lines.length} lines instead of ${skus.length}.`)
  return token
}
