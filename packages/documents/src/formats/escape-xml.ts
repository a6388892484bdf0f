const names: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

/** Also drops the control characters XML 1.0 has no way to write. */
export const escapeXml = (text: string): string =>
  [...text]
    .filter((one) => one >= ' ' || one === '\t' || one === '\n' || one === '\r')
    .join('')
    .replace(/[&<>"']/g, (one) => names[one] ?? '')
