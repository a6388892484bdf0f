import { renderEmailHtml } from '@tessera/domain/email/render-email-html'
import { renderEmailText } from '@tessera/domain/email/render-email-text'
import type { Email } from '@tessera/middleware/kit/email/queue-email'

/**
 * An email as its golden file has it: head, text, and the HTML without styles, one element of a line. The look is the
 * same in all of them and tested with the layout.
 */
export function goldenOf({ to, subject, content, replyTo, unsubscribeUrl }: Email): string {
  const head = { To: to, Subject: subject, 'Reply to': replyTo, Unsubscribe: unsubscribeUrl }
  const lines = Object.entries(head).flatMap(([name, value]) => (value ? [`${name}: ${value}`] : []))
  const html = renderEmailHtml(content, subject)
    .replace(/<head>.*<\/head>/, '')
    .replaceAll(/(&#8199;&#65279;&#847; )+/g, '')
    .replaceAll(/ (style|class|cellpadding|cellspacing|border|role|width|rel|target)="[^"]*"/g, '')
    .replaceAll(/<(body|div|table|tr|p|h2|blockquote)\b/g, '\n<$1')
  return `${lines.join('\n')}\n\n${renderEmailText(content)}\n----\n${html}\n`
}
