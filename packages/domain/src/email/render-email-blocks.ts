import { keepSizeTogether } from '../keep-size-together.ts'
import type { EmailBlock, EmailFact, EmailItem, EmailLink } from './email-content.ts'
import { lookOf } from './email-look.ts'
import { escapeHtml, escapeLines, findWebAddress } from './escape-html.ts'

/** A table without meaning for screen readers: mail programs lay out nothing else reliably. */
export const layoutTable = (attributes: string, rows: string): string =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" ${attributes}>${rows}</table>`

const anchor = (href: string, look: string, content: string): string =>
  `<a href="${href}" target="_blank" rel="noopener" ${look}>${content}</a>`

/** The label alone if the address is not one. */
export function renderLink({ label, href }: EmailLink, look = lookOf('link')): string {
  const address = findWebAddress(href)
  return address ? anchor(address, look, escapeHtml(label)) : escapeHtml(label)
}

const renderers: { [Kind in EmailBlock['kind']]: (block: Extract<EmailBlock, { kind: Kind }>) => string } = {
  heading: ({ text }) => `<h2 ${lookOf('heading')}>${escapeHtml(text)}</h2>`,
  paragraph: ({ text }) => `<p ${lookOf('text')}>${escapeLines(text)}</p>`,
  quote: ({ text, author }) =>
    `${author ? `<p ${lookOf('text')}>${escapeHtml(author)} wrote:</p>` : ''}` +
    `<blockquote ${lookOf('quote')}>${escapeLines(text)}</blockquote>`,
  items: ({ items }) => layoutTable('style="margin:0 0 12px"', items.map(renderItem).join('')),
  facts: ({ facts }) =>
    `<table cellpadding="0" cellspacing="0" border="0" style="margin:0 0 16px">${facts.map(renderFact).join('')}</table>`,
  totals: ({ rows }) =>
    `<table width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 16px">${rows
      .map((row, index) => renderAmount(row, index === rows.length - 1))
      .join('')}</table>`,
  button: (block) => `<p ${lookOf('text', ';margin:20px 0')}>${renderLink(block, lookOf('button'))}</p>`,
  link: (block) => `<p ${lookOf('text')}>${renderLink(block)}</p>`,
  code: ({ text }) => `<p ${lookOf('code')}>${escapeHtml(text)}</p>`,
  note: ({ text }) => `<p ${lookOf('note')}>${escapeLines(text)}</p>`,
}

export const renderBlock = <Kind extends EmailBlock['kind']>(block: Extract<EmailBlock, { kind: Kind }>): string =>
  renderers[block.kind as Kind](block)

const renderFact = ({ label, value }: EmailFact): string =>
  `<tr><th scope="row" ${lookOf('label')}>${escapeHtml(label)}</th><td ${lookOf('value')}>${escapeLines(value)}</td></tr>`

function renderAmount({ label, value }: EmailFact, isTotal: boolean): string {
  const [left, right] = isTotal
    ? [lookOf('total', ';text-align:left'), lookOf('total', ';text-align:right')]
    : [lookOf('label'), lookOf('amount')]
  return `<tr><th scope="row" ${left}>${escapeHtml(label)}</th><td ${right}>${escapeHtml(value)}</td></tr>`
}

const pictureSize = 72

/** The picture is described by the name beside it. */
function renderItem({ name, href, picture, details, amount }: EmailItem): string {
  const source = picture ? findWebAddress(picture) : undefined
  const image = source
    ? `<img src="${source}" alt="" width="${pictureSize}" height="${pictureSize}" style="display:block;border-radius:6px;object-fit:cover">`
    : ''
  const title = href
    ? renderLink({ label: keepSizeTogether(name), href }, lookOf('value', ';font-weight:700'))
    : `<strong>${escapeHtml(keepSizeTogether(name))}</strong>`
  const lines = details.map((detail) => `<br><span ${lookOf('detail')}>${escapeHtml(detail)}</span>`).join('')
  return (
    `<tr><td width="${image ? pictureSize + 14 : 1}" ${lookOf('row')}>${image}</td>` +
    `<td ${lookOf('row')}><div ${lookOf('value')}>${title}${lines}</div></td>` +
    `<td align="right" ${lookOf('row')}><div ${lookOf('amount')}>${escapeHtml(amount ?? '')}</div></td></tr>`
  )
}
