import type { EmailBlock, EmailContent, EmailItem } from './email-content.ts'

/** The plain text of an email. A link is on a line of its own, so that every mail program makes it one. */
export function renderEmailText(content: EmailContent): string {
  const { greeting, blocks, closing, links } = content
  const parts = [
    greeting,
    ...blocks.map(renderBlock),
    closing,
    ...(links.length > 0 ? [links.map(({ label, href }) => `${label}: ${href}`).join('\n')] : []),
  ]
  return `${parts.filter((part) => part !== null && part !== '').join('\n\n')}\n`
}

const renderers: { [Kind in EmailBlock['kind']]: (block: Extract<EmailBlock, { kind: Kind }>) => string } = {
  heading: ({ text }) => text.toUpperCase(),
  paragraph: ({ text }) => text,
  quote: ({ text, author }) => `${author ? `${author} wrote:\n` : ''}${indent(text, '> ')}`,
  items: ({ items }) => items.map(renderItem).join('\n\n'),
  facts: ({ facts }) => facts.map(({ label, value }) => `${label}: ${value.replaceAll('\n', ', ')}`).join('\n'),
  totals: ({ rows }) => rows.map(({ label, value }) => `${label}: ${value}`).join('\n'),
  button: ({ label, href }) => `${label}:\n${href}`,
  link: ({ label, href }) => `${label}:\n${href}`,
  code: ({ text }) => text,
  note: ({ text }) => text,
}

const renderBlock = <Kind extends EmailBlock['kind']>(block: Extract<EmailBlock, { kind: Kind }>): string =>
  renderers[block.kind as Kind](block)

const renderItem = ({ name, details, amount }: EmailItem): string =>
  [name, ...details.map((detail) => `  ${detail}`), ...(amount ? [`  ${amount}`] : [])].join('\n')

const indent = (text: string, by: string): string =>
  text
    .split('\n')
    .map((line) => `${by}${line}`.trimEnd())
    .join('\n')
