const most = 1024

/** What makes a page do something by itself, or brings something else along. Names may be written with #xx. */
const active = /\/(JavaScript|JS|Launch|EmbeddedFiles?|RichMedia|XFA|SubmitForm|ImportData)(?![A-Za-z])/

const plainNames = (text: string): string =>
  text.replace(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))

/**
 * Why these bytes are no PDF that we pass on: by what is in them, never by what they are called. What hides inside of a
 * packed stream is not found; nothing of it runs with us, since a file is only ever handed out to be saved.
 */
export function findPdfProblem(bytes: Buffer): 'kind' | 'broken' | 'active' | undefined {
  const text = bytes.toString('latin1')
  if (!/^%PDF-(1\.[0-7]|2\.0)/.test(text)) return 'kind'
  if (!text.slice(-most).includes('%%EOF') || !/startxref\s+\d+/.test(text)) return 'broken'
  return active.test(plainNames(text)) ? 'active' : undefined
}

/** Photos are drawn anew as JPEG, so what begins like this is a PDF. */
export const isPdf = (bytes: Buffer): boolean => bytes.subarray(0, 5).toString('latin1') === '%PDF-'
