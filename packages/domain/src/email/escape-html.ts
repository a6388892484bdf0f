const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** INJ-2: for text and for quoted attributes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)

/** Text whose line breaks are kept. */
export const escapeLines = (text: string): string => escapeHtml(text).replaceAll(/\r?\n/g, '<br>')

/** Undefined for anything that is not a web address, so no email runs a script. */
export const findWebAddress = (href: string): string | undefined =>
  /^https?:\/\/[^\s<>"]+$/i.test(href) ? escapeHtml(href) : undefined
