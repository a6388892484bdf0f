import { brand } from '@tessera/contract/brand'
import type { EmailContent } from '../email/email-content.ts'
import { renderEmailHtml } from '../email/render-email-html.ts'
import { renderEmailText } from '../email/render-email-text.ts'
import { fillPart, fillText, type MailValues, shownFacts } from './fill-mail.ts'
import { type MailPart, type MessageType, mailTemplates } from './mail-templates.ts'

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

const maxSubject = 200

/** An email about a message. A body of one's own is a text; each of its lines is a paragraph, an address a link. */
export function renderMail(type: MessageType, values: MailValues, own: OwnTexts = {}): RenderedMail {
  const { Subject, Body } = mailTemplates[type]
  const known = { ...values, ...shownFacts(values) }
  const isOwn = typeof own.Body === 'string'
  const parts = typeof own.Body === 'string' ? own.Body.split(/\r?\n/) : Body
  const subject = (
    fillText(typeof own.Subject === 'string' ? own.Subject : Subject, known) ?? Subject.replace(/\s*\{\{[^}]*\}\}/g, '')
  )
    .replace(/[\p{Cc}]+/gu, ' ')
    .slice(0, maxSubject)
  const content = contentOf(parts, known, isOwn)
  return { subject, text: renderEmailText(content), html: renderEmailHtml(content, subject) }
}

/** One's own body has its own greeting and signs with its own name. */
function contentOf(parts: readonly MailPart[], values: MailValues, isOwn: boolean): EmailContent {
  const blocks = parts.flatMap((part) => fillPart(part, values) ?? [])
  const first = blocks.find((block) => block.kind === 'paragraph')
  return {
    preheader: first?.kind === 'paragraph' ? first.text : '',
    sender: brand.name,
    homeUrl: null,
    greeting: isOwn ? null : (fillText('Hi {{Recipient.FirstName}},', values) ?? 'Hi there,'),
    blocks,
    closing: isOwn ? null : `Your ${brand.name} team`,
    links: [],
  }
}
