/**
 * RELIABILITY 6.6: a way back is a path of this shop and nothing else. Used when it is read, when it is kept, and again
 * when it is followed.
 */
export function safeReturnUrl(text: string | null | undefined): string {
  if (!text || text.length > 2000 || hasControl(text) || text.includes('\\')) return '/'
  if (!text.startsWith('/') || text.startsWith('//')) return '/'
  const here = 'https://shop.invalid'
  const url = URL.canParse(text, here) ? new URL(text, here) : undefined
  return url?.origin === here ? `${url.pathname}${url.search}` : '/'
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const hasControl = (text: string): boolean => /[\u0000-\u001f\u007f]/.test(text)
