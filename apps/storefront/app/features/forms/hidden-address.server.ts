/** Whom a link of a letter is about, as `l…@example.com`; the shop checks the link itself once it is pressed. */
export function hiddenAddress(token: string): string | null {
  try {
    const [, subject] = JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()) as unknown[]
    if (typeof subject !== 'string' || !/^[^@\s]+@[^@\s]{1,80}$/.test(subject)) return null
    return subject.replace(/^(.)[^@]*/u, '$1…')
  } catch {
    return null
  }
}
