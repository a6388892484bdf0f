import type { Visitor } from './visitor.server.ts'

const noteCookie = 'page_note'
/** Long enough for the redirect to the page that shows it. */
const noteSeconds = 60

type PageNote = Readonly<Record<string, string | number>>

/**
 * Tells the next page what a form has done. It travels in a cookie that scripts can't read, because an address can be
 * written by anyone: names and amounts from it would be printed as our own.
 */
export function leaveNote(visitor: Visitor, page: string, note: PageNote): void {
  visitor.addCookie(noteCookie, JSON.stringify({ page, ...note }), { path: '/account', seconds: noteSeconds })
}

/** Reads the note for this page once. */
export function takeNote(visitor: Visitor, page: string): PageNote | undefined {
  const note = parseNote(visitor.cookies.get(noteCookie))
  if (note?.page !== page) return undefined
  visitor.addCookie(noteCookie, '', { path: '/account', seconds: 0 })
  return note
}

function parseNote(text: string | undefined): PageNote | undefined {
  try {
    return text ? (JSON.parse(text) as PageNote) : undefined
  } catch {
    return undefined
  }
}
