import { createHmac, timingSafeEqual } from 'node:crypto'

/** A guest reads an order through a signed link that expires. */
const lifeMilliseconds = 2 * 60 * 60 * 1000

const sign = (secret: Buffer, text: string): string => createHmac('sha256', secret).update(text).digest('base64url')

/** Token that opens the confirmation of one order for two hours: `orderId.end.signature`. */
export function orderLink(secret: Buffer, orderId: string, now: Date, milliseconds = lifeMilliseconds): string {
  const text = `${orderId}.${(now.getTime() + milliseconds).toString(36)}`
  return `${text}.${sign(secret, text)}`
}

/** The order of a link, or undefined if the link is forged or expired. */
export function findLinkedOrder(secret: Buffer, link: string, now: Date): string | undefined {
  const [orderId = '', end = '', signature = ''] = link.split('.')
  const expected = Buffer.from(sign(secret, `${orderId}.${end}`))
  const received = Buffer.from(signature)
  if (received.length !== expected.length || !timingSafeEqual(received, expected)) return undefined
  return Number.parseInt(end, 36) > now.getTime() ? orderId : undefined
}
