/** The masked address of an emailed link, such as `l…@example.com`. The middleware validates the link on submit. */
export function maskedEmail(token: string): string | null {
  try {
    const [, subject] = JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()) as unknown[]
    if (typeof subject !== 'string' || !/^[^@\s]+@[^@\s]{1,80}$/.test(subject)) return null
    return subject.replace(/^(.)[^@]*/u, '$1…')
  } catch {
    return null
  }
}
