import type { EmailBlock, EmailFact, EmailItem } from '../email/email-content.ts'
import type { MailPart } from './mail-templates.ts'

export type MailValues = Readonly<Record<string, unknown>>

/** Writes amounts of money, a day and the number of the order the way people read them. */
export function shownFacts(values: MailValues): MailValues {
  const currency = valueAt(values, 'Order.Currency')
  return {
    // an order of a shop may have a number of its own, which people know instead of its ID
    OrderNumber: valueAt(values, 'OrderReturn.xp.OrderNumber') || valueAt(values, 'Order.ID'),
    OrderTotal: formatMoney(valueAt(values, 'Order.Total'), currency),
    RefundTotal: formatMoney(valueAt(values, 'OrderReturn.RefundAmount'), currency),
    NextOrderDay: formatDate(valueAt(values, 'Subscription.NextOrderDate')),
  }
}

/** An order without a currency is in dollars; a code that is not a currency stands behind the amount. */
function formatMoney(amount: string, currency: string): string {
  if (amount === '') return ''
  const options = { style: 'currency', currency: currency || 'USD' } as const
  if (!/^[A-Z]{3}$/i.test(options.currency)) return `${amount} ${currency}`
  return new Intl.NumberFormat('en-US', options).format(Number(amount))
}

function formatDate(date: string): string {
  const day = new Date(date)
  if (Number.isNaN(day.getTime())) return ''
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(day)
}

/** The text with its values; undefined if it needs a value and has none of them. */
export function fillText(template: string, values: MailValues): string | undefined {
  let isMissing = false
  let isFilled = false
  const text = template.replace(/\{\{\s*([\w.]+)\s*\}\}/g, (_, path: string) => {
    const value = valueAt(values, path)
    if (value === '') isMissing = true
    else isFilled = true
    return value
  })
  return isMissing && !isFilled ? undefined : text.trim()
}

/** The block of a part with its values; undefined if they are missing. */
export function fillPart(part: MailPart, values: MailValues): EmailBlock | undefined {
  if (typeof part === 'string') return paragraphOf(fillText(part, values))
  if (part.kind === 'order-lines') return linesOf(values)
  if (part.kind === 'items') return part
  if (part.kind === 'facts') return withRows(fillFacts(part.facts, values), (facts) => ({ ...part, facts }))
  if (part.kind === 'totals') return withRows(fillFacts(part.rows, values), (rows) => ({ ...part, rows }))
  if (part.kind === 'button' || part.kind === 'link') {
    const href = fillText(part.href, values)
    return href ? { ...part, href } : undefined
  }
  const text = fillText(part.text, values)
  return text === undefined ? undefined : { ...part, text }
}

/** A web address alone in its paragraph is a link. */
function paragraphOf(text: string | undefined): EmailBlock | undefined {
  if (!text) return undefined
  return /^https?:\/\/\S+$/.test(text) ? { kind: 'link', label: text, href: text } : { kind: 'paragraph', text }
}

const fillFacts = (facts: readonly EmailFact[], values: MailValues): EmailFact[] =>
  facts.flatMap(({ label, value }) => {
    const text = fillText(value, values)
    return text ? [{ label, value: text }] : []
  })

const withRows = (rows: EmailFact[], make: (rows: EmailFact[]) => EmailBlock): EmailBlock | undefined =>
  rows.length > 0 ? make(rows) : undefined

function valueAt(values: MailValues, path: string): string {
  const found = path
    .split('.')
    .reduce<unknown>(
      (at, name) => (typeof at === 'object' && at !== null ? (at as MailValues)[name] : undefined),
      values,
    )
  if (typeof found === 'number' || typeof found === 'boolean') return String(found)
  return typeof found === 'string' ? found : ''
}

interface MailLine {
  Quantity?: unknown
  ProductID?: unknown
  LineTotal?: unknown
  Product?: { Name?: unknown } | null
}

function linesOf(values: MailValues): EmailBlock | undefined {
  const { LineItems: lines } = values
  if (!Array.isArray(lines) || lines.length === 0) return undefined
  const currency = valueAt(values, 'Order.Currency')
  const items = (lines as MailLine[]).map(
    ({ Quantity, Product, ProductID, LineTotal }): EmailItem => ({
      name: `${Quantity} × ${Product?.Name ?? ProductID}`,
      href: null,
      picture: null,
      details: [],
      amount: typeof LineTotal === 'number' ? formatMoney(String(LineTotal), currency) : null,
    }),
  )
  return { kind: 'items', items }
}
