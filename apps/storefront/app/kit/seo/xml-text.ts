const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

export const xmlText = (text: string): string => text.replace(/[&<>"']/g, (char) => escapes[char] ?? char)
