import { type MessageType, mailTemplates } from './mail-templates.ts'

export interface RenderedMail {
  subject: string
  text: string
  html: string
}

/** Texts of a message sender: `xp.Mail.OrderSubmitted` has a subject, a body or both. */
export interface OwnTexts {
  Subject?: unknown
  Body?: unknown
}

type Values = Readonly<Record<string, unknown>>

const maxSubject = 200

/** An email about a message. A body of one's own is a text; each of its lines is a paragraph. */
export function renderMail(type: MessageType, values: Values, own: OwnTexts = {}): RenderedMail {
  const { Subject, Body } = mailTemplates[type]
  const facts = { ...values, ...shownFacts(values) }
  const subject = typeof own.Subject === 'string' ? own.Subject : Subject
  const body = typeof own.Body === 'string' ? own.Body.split(/\r?\n/) : Body
  const paragraphs = body.map((paragraph) => fill(paragraph, facts)).filter((text) => text !== undefined)
  return {
    subject: (fill(subject, facts) ?? Subject.replace(/\s*\{\{[^}]*\}\}/g, ''))
      .replace(/[\p{Cc}]+/gu, ' ')
      .slice(0, maxSubject),
    text: `${paragraphs.join('\n\n')}\n`,
    html: `<!doctype html><html lang="en"><body>${paragraphs.map(toHtml).join('')}</body></html>`,
  }
}

/** Writes the lines, amounts of money and a day the way people read them. */
function shownFacts(values: Values): Values {
  const currency = valueAt(values, 'Order.Currency')
  return {
    Lines: linesOf(values),
    OrderTotal: formatMoney(valueAt(values, 'Order.Total'), currency),
    RefundTotal: formatMoney(valueAt(values, 'OrderReturn.RefundAmount'), currency),
    NextOrderDay: formatDay(valueAt(values, 'Subscription.NextOrderDate')),
  }
}

/** An order without a currency is in dollars; a code that is not a currency stands behind the amount. */
function formatMoney(amount: string, currency: string): string {
  if (amount === '') return ''
  const options = { style: 'currency', currency: currency || 'USD' } as const
  if (!/^[A-Z]{3}$/i.test(options.currency)) return `${amount} ${currency}`
  return new Intl.NumberFormat('en-US', options).format(Number(amount))
}

function formatDay(date: string): string {
  const day = new Date(date)
  if (Number.isNaN(day.getTime())) return ''
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(day)
}

/** The text with its values; undefined if it needs a value and has none of them. */
function fill(template: string, values: Values): string | undefined {
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

function valueAt(values: Values, path: string): string {
  const found = path
    .split('.')
    .reduce<unknown>((at, name) => (typeof at === 'object' && at !== null ? (at as Values)[name] : undefined), values)
  if (typeof found === 'number' || typeof found === 'boolean') return String(found)
  return typeof found === 'string' ? found : ''
}

interface MailLine {
  Quantity?: unknown
  ProductID?: unknown
  Product?: { Name?: unknown } | null
}

/** One line of text per line of the order. */
const linesOf = ({ LineItems: lines }: Values): string =>
  Array.isArray(lines)
    ? (lines as MailLine[])
        .map(({ Quantity, Product, ProductID }) => `${Quantity} × ${Product?.Name ?? ProductID}`)
        .join('\n')
    : ''

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** INJ-2: values are escaped. A web address alone in its paragraph is a link. */
function toHtml(paragraph: string): string {
  const escaped = paragraph.replace(/[&<>"']/g, (one) => escapes[one] ?? one).replaceAll('\n', '<br>')
  return /^https?:\/\/\S+$/.test(paragraph) ? `<p><a href="${escaped}">${escaped}</a></p>` : `<p>${escaped}</p>`
}
