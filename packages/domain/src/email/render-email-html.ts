import type { EmailContent } from './email-content.ts'
import { lookOf, paper, styleSheet } from './email-look.ts'
import { escapeHtml, findWebAddress } from './escape-html.ts'
import { layoutTable, renderBlock, renderLink } from './render-email-blocks.ts'

/** Keeps the first lines of the email out of the preview that inboxes show. */
const previewFiller = '&#8199;&#65279;&#847; '.repeat(40)

/** One layout for every email: tables and inline styles, at most 600 px wide, with dark colors where they are asked for. */
export function renderEmailHtml(content: EmailContent, subject: string): string {
  const { preheader, greeting, blocks, closing } = content
  const body = [
    greeting && `<p ${lookOf('text')}>${escapeHtml(greeting)}</p>`,
    ...blocks.map(renderBlock),
    closing && `<p ${lookOf('text')}>${escapeHtml(closing)}</p>`,
  ]
  return (
    '<!doctype html><html lang="en"><head><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width,initial-scale=1">' +
    '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">' +
    `<title>${escapeHtml(subject)}</title><style>${styleSheet}</style></head>` +
    `<body style="margin:0;padding:0;background:${paper}">` +
    `<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preheader)}${previewFiller}</div>` +
    layoutTable(
      '',
      `<tr><td align="center" ${lookOf('canvas')}>` +
        layoutTable(
          'style="max-width:600px"',
          `<tr><td style="padding:0 12px 16px">${renderSender(content)}</td></tr>` +
            `<tr><td ${lookOf('card')}>${body.filter(Boolean).join('')}</td></tr>` +
            `<tr><td ${lookOf('footer')}>${renderFooter(content)}</td></tr>`,
        ) +
        '</td></tr>',
    ) +
    '</body></html>'
  )
}

function renderSender({ sender, homeUrl }: EmailContent): string {
  if (homeUrl && findWebAddress(homeUrl)) return renderLink({ label: sender, href: homeUrl }, lookOf('sender'))
  return `<span ${lookOf('sender')}>${escapeHtml(sender)}</span>`
}

const renderFooter = ({ sender, links }: EmailContent): string =>
  [escapeHtml(sender), ...links.map((one) => renderLink(one))].join(' &middot; ')
