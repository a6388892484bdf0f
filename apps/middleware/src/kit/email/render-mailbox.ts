import { escapeHtml } from '@tessera/domain/email/escape-html'

export interface MailboxLine {
  id: string
  recipient: string
  subject: string
  createdAt: Date
  isSent: boolean
  problem: string | null
}

export interface MailboxEmail extends MailboxLine {
  body: string
  html: string | null
}

const style =
  ':root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:80rem;margin:2rem auto;padding:0 1rem}' +
  'table{border-collapse:collapse;width:100%}td,th{text-align:left;padding:.4rem .6rem;border-bottom:1px solid #8886}' +
  'pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit;margin:0}' +
  '.both{display:flex;flex-wrap:wrap;gap:2rem}.both>*{flex:1 1 20rem;min-width:0}.both>:first-child{flex:2 1 40rem}' +
  'iframe{width:100%;height:80vh;border:1px solid #8886;border-radius:6px}h2{font-size:1rem}'

const renderPage = (title: string, content: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
  `<title>${escapeHtml(title)}</title><style>${style}</style><h1>${escapeHtml(title)}</h1>${content}</html>`

const formatState = ({ isSent, problem }: MailboxLine): string =>
  isSent ? 'sent' : problem ? `waits: ${problem}` : 'waits'
const formatTime = (moment: Date): string => moment.toISOString().slice(0, 16).replace('T', ' ')

export function renderMailbox(lines: readonly MailboxLine[]): string {
  if (lines.length === 0) return renderPage('Mailbox', '<p>No emails yet. Submit a form and check again.</p>')
  const rows = lines.map(
    (line) =>
      `<tr><td>${formatTime(line.createdAt)}</td><td>${escapeHtml(line.recipient)}</td>` +
      `<td><a href="/mailbox/${line.id}">${escapeHtml(line.subject)}</a></td><td>${escapeHtml(formatState(line))}</td></tr>`,
  )
  return renderPage(
    'Mailbox',
    `<table><tr><th>Written</th><th>To</th><th>Subject</th><th>State</th></tr>${rows.join('')}</table>`,
  )
}

/** Turns a line that is a URL into a link; everything else is escaped text. */
const linkLine = (line: string): string =>
  /^https?:\/\/\S+$/.test(line) ? `<a href="${escapeHtml(line)}">${escapeHtml(line)}</a>` : escapeHtml(line)

/** The HTML in a frame of its own, where nothing in it can reach this page, and the text beside it. */
export const renderMailboxEmail = (email: MailboxEmail): string =>
  renderPage(
    email.subject,
    `<p>To ${escapeHtml(email.recipient)}, ${formatTime(email.createdAt)} UTC, ${escapeHtml(formatState(email))}. <a href="/mailbox">All emails</a></p>` +
      `<div class="both">${email.html === null ? '' : renderFrame(email)}` +
      `<section><h2>Text</h2><pre>${email.body.split('\n').map(linkLine).join('\n')}</pre></section></div>`,
  )

const renderFrame = ({ id }: MailboxEmail): string =>
  `<section><h2>HTML</h2><iframe src="/mailbox/${id}/html" title="The email as HTML" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe></section>`
