import { brand } from '@tessera/contract/brand'
import type { Letter } from './queue-email.ts'

interface Head {
  template: string
  to: string
  /** As they wrote it; none is greeted without. */
  name?: string | null | undefined
  subject: string
}

/** Letters to people outside open and close alike; each line is a paragraph, and a link is a line of its own. */
export const letterTo = ({ template, to, name, subject }: Head, lines: readonly string[]): Letter => ({
  template,
  to,
  subject,
  body: [name ? `Hello ${name},` : 'Hello,', ...lines, `Your ${brand.name} team`].join('\n\n'),
})

/** Letters to our own people: facts by name, one below the other. */
export const noteTo = (head: Omit<Head, 'name'>, facts: Record<string, string | null>, text = ''): Letter => ({
  template: head.template,
  to: head.to,
  subject: head.subject,
  body: [
    Object.entries(facts)
      .filter(([, value]) => value)
      .map(([name, value]) => `${name}: ${value}`)
      .join('\n'),
    text,
  ]
    .filter(Boolean)
    .join('\n\n'),
})

export const notYou = 'If this wasn’t you, you can ignore this email.'
