import { brand } from '@tessera/contract/brand'
import { blocksOf, type EmailContent, type EmailPart, facts } from '@tessera/domain/email/email-content'
import type { EmailTemplate } from './email-templates.ts'
import type { Email } from './queue-email.ts'

interface Head {
  template: EmailTemplate
  to: string
  subject: string
  /** Address of the shop's pages. */
  shopUrl: string
}

interface CustomerHead extends Head {
  /** First name, as typed by the recipient. */
  name?: string | null | undefined
}

/** Composes an email to a customer, with a greeting, a closing and the links that every email has. */
export const composeEmail = ({ name, shopUrl, ...head }: CustomerHead, parts: readonly EmailPart[]): Email => ({
  ...head,
  content: {
    ...startContent(parts),
    homeUrl: shopUrl,
    greeting: greet(name),
    closing: `Your ${brand.name} team`,
    links: [
      { label: 'Order status', href: `${shopUrl}/order-status` },
      { label: 'Stores', href: `${shopUrl}/stores` },
      { label: 'Contact us', href: `${shopUrl}/contact` },
    ],
  },
})

const greet = (name: string | null | undefined): string => `Hi ${name?.trim() || 'there'},`

/** Composes an email to a contractor's client, in the contractor's name: the shop is not mentioned. */
export const composeClientEmail = (
  { name, company, ...head }: Omit<CustomerHead, 'shopUrl'> & { company: string },
  parts: readonly EmailPart[],
): Email => ({
  ...head,
  content: {
    ...startContent(parts),
    sender: company,
    homeUrl: null,
    greeting: greet(name),
    closing: company,
    links: [],
  },
})

/** Composes an email to staff: labeled facts, then the rest. */
export const composeStaffEmail = (
  { shopUrl, ...head }: Head,
  values: Readonly<Record<string, string | null>>,
  parts: readonly EmailPart[] = [],
): Email => {
  const content = startContent([facts(values), ...parts])
  return { ...head, content: { ...content, homeUrl: shopUrl, greeting: null, closing: null, links: [] } }
}

/** Inboxes preview the first sentence. */
function startContent(parts: readonly EmailPart[]): Pick<EmailContent, 'preheader' | 'sender' | 'blocks'> {
  const blocks = blocksOf(parts)
  const first = blocks.find((block) => block.kind === 'paragraph')
  return { preheader: first?.kind === 'paragraph' ? first.text : '', sender: brand.name, blocks }
}

export const notYouText = 'If this wasn’t you, you can ignore this email.'
