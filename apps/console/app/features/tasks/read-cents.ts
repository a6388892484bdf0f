/** `1,250.5` dollars as whole cents; undefined for anything that is no amount. */
export function readCents(text: string): number | undefined {
  const [, dollars, cents = ''] = /^\$?\s*(\d{1,9})(?:\.(\d{1,2}))?$/.exec(text.replaceAll(',', '').trim()) ?? []
  return dollars === undefined ? undefined : Number(dollars) * 100 + Number(cents.padEnd(2, '0'))
}
