export interface MailboxLine {
  id: string
  recipient: string
  subject: string
  createdAt: Date
  isSent: boolean
  problem: string | null
}

export interface MailboxLetter extends MailboxLine {
  body: string
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)

const style =
  'body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color-scheme:light dark}' +
  'table{border-collapse:collapse;width:100%}td,th{text-align:left;padding:.4rem .6rem;border-bottom:1px solid #8886}' +
  'pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit}'

const page = (title: string, content: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
  `<title>${escaped(title)}</title><style>${style}</style><h1>${escaped(title)}</h1>${content}</html>`

const state = ({ isSent, problem }: MailboxLine): string => (isSent ? 'sent' : problem ? `waits: ${problem}` : 'waits')
const when = (moment: Date): string => moment.toISOString().slice(0, 16).replace('T', ' ')

export function listPage(lines: readonly MailboxLine[]): string {
  if (lines.length === 0) return page('Mailbox', '<p>No emails yet. Submit a form and check again.</p>')
  const rows = lines.map(
    (line) =>
      `<tr><td>${when(line.createdAt)}</td><td>${escaped(line.recipient)}</td>` +
      `<td><a href="/mailbox/${line.id}">${escaped(line.subject)}</a></td><td>${escaped(state(line))}</td></tr>`,
  )
  return page(
    'Mailbox',
    `<table><tr><th>Written</th><th>To</th><th>Subject</th><th>State</th></tr>${rows.join('')}</table>`,
  )
}

/** Turns a line that is a URL into a link; everything else is escaped text. */
const linked = (line: string): string =>
  /^https?:\/\/\S+$/.test(line) ? `<a href="${escaped(line)}">${escaped(line)}</a>` : escaped(line)

export const letterPage = (letter: MailboxLetter): string =>
  page(
    letter.subject,
    `<p>To ${escaped(letter.recipient)}, ${when(letter.createdAt)} UTC, ${escaped(state(letter))}</p>` +
      `<pre>${letter.body.split('\n').map(linked).join('\n')}</pre><p><a href="/mailbox">All emails</a></p>`,
  )
