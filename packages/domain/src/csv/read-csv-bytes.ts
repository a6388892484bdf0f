/** Said of a file that has no text. */
export const notCsv = 'This isn’t a CSV file. In Excel, choose “Save As” and “CSV UTF-8”.'

/**
 * The text of a CSV file, or undefined if it is none, such as a workbook. Excel saves “CSV (Comma delimited)” in the
 * encoding of Windows, where × and é are bytes that UTF-8 does not have: read as UTF-8 they are lost without a word.
 */
export function readCsvBytes(bytes: Uint8Array): string | undefined {
  const text = decode(bytes)
  return text.includes('\0') ? undefined : text
}

function decode(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
