import { brand } from '@tessera/contract/brand'
import type { Email } from './queue-email.ts'

interface Head {
  template: string
  to: string
  /** As typed by the recipient. Without a name the greeting has none. */
  name?: string | null | undefined
  subject: string
}

/** Composes an email to a customer, with a greeting and a closing. Each line is a paragraph, a link is its own line. */
export const composeEmail = ({ template, to, name, subject }: Head, lines: readonly string[]): Email => ({
  template,
  to,
  subject,
  body: [name ? `Hello ${name},` : 'Hello,', ...lines, `Your ${brand.name} team`].join('\n\n'),
})

/** Composes an email to staff: labeled facts, one per line. */
export const composeStaffEmail = (
  head: Omit<Head, 'name'>,
  facts: Record<string, string | null>,
  text = '',
): Email => ({
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

export const notYouText = 'If this wasn’t you, you can ignore this email.'
