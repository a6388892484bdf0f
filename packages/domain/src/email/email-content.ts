/** An email as content: renderers make its HTML and its plain text from the same blocks, so neither says less. */
export interface EmailContent {
  /** The line that inboxes show after the subject. */
  preheader: string
  /** Name at the top: the shop's, or that of the company in whose name it is written. */
  sender: string
  /** Address of the shop, if the sender's name links to it. */
  homeUrl: string | null
  greeting: string | null
  blocks: readonly EmailBlock[]
  closing: string | null
  /** Links at the bottom. */
  links: readonly EmailLink[]
}

export interface EmailLink {
  label: string
  href: string
}

export interface EmailFact {
  label: string
  /** Line breaks stay. */
  value: string
}

export interface EmailItem {
  name: string
  href: string | null
  /** Absolute address of a square JPEG, shown at 72 px. */
  picture: string | null
  /** '10 boxes (116.3 sq ft)', 'Room: Main bath' */
  details: readonly string[]
  amount: string | null
}

export type EmailBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  /** Words of a person, set apart from ours. */
  | { kind: 'quote'; text: string; author: string | null }
  | { kind: 'items'; items: readonly EmailItem[] }
  | { kind: 'facts'; facts: readonly EmailFact[] }
  /** Amounts in a column; the last one is the total. */
  | { kind: 'totals'; rows: readonly EmailFact[] }
  | ({ kind: 'button' } & EmailLink)
  | ({ kind: 'link' } & EmailLink)
  /** A code to copy. */
  | { kind: 'code'; text: string }
  | { kind: 'note'; text: string }

/** A plain string is a paragraph; null is left out. */
export type EmailPart = EmailBlock | string | null

export const blocksOf = (parts: readonly EmailPart[]): EmailBlock[] =>
  parts.flatMap((part) => {
    if (part === null || part === '') return []
    return [typeof part === 'string' ? { kind: 'paragraph', text: part } : part]
  })

export const heading = (text: string): EmailBlock => ({ kind: 'heading', text })
export const button = (label: string, href: string): EmailBlock => ({ kind: 'button', label, href })
export const link = (label: string, href: string): EmailBlock => ({ kind: 'link', label, href })
export const note = (text: string): EmailBlock => ({ kind: 'note', text })
export const code = (text: string): EmailBlock => ({ kind: 'code', text })
export const quote = (text: string, author: string | null = null): EmailBlock => ({ kind: 'quote', text, author })

/** Facts by label; those without a value are left out. */
export function facts(values: Readonly<Record<string, string | null | undefined>>): EmailBlock | null {
  const found = Object.entries(values).flatMap(([label, value]) => (value ? [{ label, value }] : []))
  return found.length > 0 ? { kind: 'facts', facts: found } : null
}

export const totals = (values: Readonly<Record<string, string | null>>): EmailBlock => ({
  kind: 'totals',
  rows: Object.entries(values).flatMap(([label, value]) => (value === null ? [] : [{ label, value }])),
})
